import { AwardCategory } from './award-category.ts'
import { Awards } from './awards.ts'
import { Benefit } from './benefit.ts'
import { BlogArticle } from './blog-article.ts'
import { Cause } from './cause.ts'
import { Channel } from './channel.ts'
import { CountryList } from './country-list.ts'
import type { DocumentSchema } from './document.ts'
import { Donations } from './donations.ts'
import { Event } from './event.ts'
import { ExpertiseList } from './expertise-list.ts'
import { Faq } from './faq.ts'
import { GalleryGroup } from './gallery-group.ts'
import { HomeGalleryGroup } from './home-gallery-group.ts'
import { ImpactStory } from './impact-story.ts'
import { Job } from './job.ts'
import { LanguageList } from './language-list.ts'
import { MemberTestimonial } from './member-testimonial.ts'
import { Mentor } from './mentor.ts'
import { Page } from './page.ts'
import { Project } from './project.ts'
import { SeniorityList } from './seniority-list.ts'
import { SiteSettings } from './site-settings.ts'
import { SuccessStory } from './success-story.ts'
import { TeamMember } from './team-member.ts'
import { Testimonial } from './testimonial.ts'
import { TimezoneList } from './timezone-list.ts'

/** Every kind of document there is. A type that is not here does not exist for the compiler or the checker. */
export const documentSchemas: ReadonlyArray<DocumentSchema> = [
  SiteSettings,
  BlogArticle,
  ImpactStory,
  SuccessStory,
  Testimonial,
  MemberTestimonial,
  Event,
  GalleryGroup,
  HomeGalleryGroup,
  AwardCategory,
  Awards,
  Mentor,
  Channel,
  Cause,
  Donations,
  Project,
  Job,
  Faq,
  Benefit,
  TeamMember,
  Page,
  CountryList,
  TimezoneList,
  LanguageList,
  SeniorityList,
  ExpertiseList,
]
