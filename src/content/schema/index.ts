import { AwardCategory } from './award-category'
import { Awards } from './awards'
import { Benefit } from './benefit'
import { BlogArticle } from './blog-article'
import { Cause } from './cause'
import { Channel } from './channel'
import { CountryList } from './country-list'
import type { DocumentSchema } from './document'
import { Donations } from './donations'
import { Event } from './event'
import { ExpertiseList } from './expertise-list'
import { Faq } from './faq'
import { GalleryGroup } from './gallery-group'
import { HomeGalleryGroup } from './home-gallery-group'
import { ImpactStory } from './impact-story'
import { Job } from './job'
import { LanguageList } from './language-list'
import { MemberTestimonial } from './member-testimonial'
import { Mentor } from './mentor'
import { Page } from './page'
import { Project } from './project'
import { SeniorityList } from './seniority-list'
import { SiteSettings } from './site-settings'
import { SuccessStory } from './success-story'
import { TeamMember } from './team-member'
import { Testimonial } from './testimonial'
import { TimezoneList } from './timezone-list'

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
