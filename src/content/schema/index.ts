import { AwardCategory, Awards } from './awards.ts'
import type { DocumentSchema } from './document.ts'
import { Cause, Donations, Project } from './donations.ts'
import { Event, GalleryGroup, HomeGalleryGroup } from './events.ts'
import { LegalPage, Retention } from './legal.ts'
import { CountryList, ExpertiseList, LanguageList, SeniorityList, TimezoneList } from './options.ts'
import { Benefit, Faq, Page } from './pages.ts'
import { Channel, Job, Mentor, TeamMember } from './people.ts'
import { Redirects } from './redirects.ts'
import { ImpactReport } from './reports.ts'
import { SiteSettings } from './site.ts'
import { StaffReply } from './staff-replies.ts'
import { BlogArticle, ImpactStory, MemberTestimonial, SuccessStory, Testimonial } from './stories.ts'

/** All document types. The compiler and the checker know no others. */
export const documentSchemas: ReadonlyArray<DocumentSchema> = [
  SiteSettings,
  Redirects,
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
  ImpactReport,
  Page,
  LegalPage,
  Retention,
  StaffReply,
  CountryList,
  TimezoneList,
  LanguageList,
  SeniorityList,
  ExpertiseList,
]
