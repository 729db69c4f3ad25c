import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'

/** Every URL of the site. Lower case is canonical; the server redirects other spellings. */
const routes = [
  layout('routes/site/layout.tsx', [
    index('routes/site/home.tsx'),
    route('about-us', 'routes/site/about-us.tsx'),
    route('blog', 'routes/site/blog.tsx'),
    // The same list from its second page on; /blog is the first.
    route('blog/page/:page', 'routes/site/blog.tsx', { id: 'blog-page' }),
    route('blog/:id', 'routes/site/blog-article.tsx'),
    route('community', 'routes/site/community.tsx'),
    route('donate', 'routes/site/donate.tsx'),
    route('donate/:slug', 'routes/site/cause.tsx'),
    // For browsers without scripts: the donation forms, and the thank-you pages.
    route('donate/:slug/give', 'routes/site/give.tsx'),
    route('donate/sent', 'routes/site/sent.tsx', { id: 'donation-sent' }),
    route('contact-us/sent', 'routes/site/sent.tsx', { id: 'message-sent' }),
    route('volunteer/sent', 'routes/site/sent.tsx', { id: 'application-sent' }),
    route('events', 'routes/site/events.tsx'),
    route('events/year/:year', 'routes/site/events-of-year.tsx'),
    route('events/:slug', 'routes/site/event.tsx'),
    route('faqs', 'routes/site/faqs.tsx'),
    route('gallery', 'routes/site/gallery.tsx'),
    route('impact-stories', 'routes/site/impact-stories.tsx'),
    route('impact-stories/:slug', 'routes/site/impact-story.tsx'),
    route('jobs', 'routes/site/jobs.tsx'),
    route('jobs/:slug', 'routes/site/job.tsx'),
    route('nominate', 'routes/site/nominate.tsx'),
    // Both parts of a nomination share a draft.
    layout('routes/site/nomination-layout.tsx', [
      route('nominee-info', 'routes/site/nominee-info.tsx'),
      route('nominate-now', 'routes/site/nominate-now.tsx'),
    ]),
    route('non-profits', 'routes/site/non-profits.tsx'),
    route('partner-with-us', 'routes/site/partner-with-us.tsx'),
    route('contact-us', 'routes/site/contact-us.tsx'),
    route('volunteer', 'routes/site/volunteer.tsx'),
    route('search', 'routes/site/search.tsx'),
    route('privacy-policy', 'routes/site/legal.tsx', { id: 'privacy-policy' }),
    route('terms-of-use', 'routes/site/legal.tsx', { id: 'terms-of-use' }),
    route('accessibility', 'routes/site/legal.tsx', { id: 'accessibility' }),
    // With the header, footer and session check of public pages.
    route('login', 'routes/auth/login.tsx'),
    route('signup', 'routes/auth/signup.tsx'),
    route('password-recovery', 'routes/auth/password-recovery.tsx'),
    route('confirm-address', 'routes/auth/mailed-link.tsx', { id: 'confirm-address' }),
    route('confirm-subscription', 'routes/auth/mailed-link.tsx', { id: 'confirm-subscription' }),
    route('unsubscribe', 'routes/auth/mailed-link.tsx', { id: 'unsubscribe' }),
    // Shown by the service worker instead of a page that is not saved.
    route('offline', 'routes/site/offline.tsx'),
    // Prerendered as /404, which the server sends for unknown addresses.
    route('*', 'routes/site/not-found.tsx'),
  ]),
  // The member area. Signed-in members are redirected from a public page to the page with the same path here.
  route('explore', 'routes/member/layout.tsx', [
    layout('routes/member/page-boundary.tsx', [
      index('routes/member/explore.tsx'),
      route('featured-projects', 'routes/member/featured-projects.tsx'),
      route('projects/:slug', 'routes/member/project.tsx'),
      route('about', 'routes/member/about.tsx'),
      route('how-it-works', 'routes/member/how-it-works.tsx'),
      route('who-we-are', 'routes/member/who-we-are.tsx'),
      route('jobs', 'routes/member/jobs.tsx'),
      route('jobs/:slug', 'routes/site/job.tsx', { id: 'member-job' }),
      route('our-impact', 'routes/member/our-impact.tsx'),
      route('contact-us', 'routes/member/contact-us.tsx'),
      route('discussions', 'routes/member/discussions.tsx'),
      layout('routes/member/account-layout.tsx', [
        route('my-account', 'routes/member/my-account.tsx'),
        route('my-account/edit', 'routes/member/edit-info.tsx'),
        route('donations', 'routes/member/donations.tsx'),
      ]),
      // The same pages as on the public site.
      route('non-profits', 'routes/site/non-profits.tsx', { id: 'member-non-profits' }),
      route('blog', 'routes/site/blog.tsx', { id: 'member-blog' }),
      route('blog/page/:page', 'routes/site/blog.tsx', { id: 'member-blog-page' }),
      route('blog/:id', 'routes/site/blog-article.tsx', { id: 'member-blog-article' }),
      route('community', 'routes/member/mentors.tsx'),
      route('community/compare', 'routes/member/mentor-comparison.tsx'),
      route('community/shortlist', 'routes/member/mentor-shortlist.tsx'),
      route('community/:slug', 'routes/member/mentor.tsx'),
      // Prerendered as /explore/404, which the server sends for unknown addresses below /explore.
      route('*', 'routes/site/not-found.tsx', { id: 'member-not-found' }),
    ]),
  ]),
  // The staff console: one page, whose views are parts of the address.
  route('staff/:view?', 'routes/staff/console.tsx'),
  // Calendar files made from the content.
  route('events.ics', 'routes/site/calendar.ts', { id: 'calendar' }),
  route('events/:slug.ics', 'routes/site/calendar.ts', { id: 'event-calendar' }),
  // The web app manifest.
  route('manifest.webmanifest', 'routes/site/web-manifest.ts'),
  // Feeds of the blog.
  route('rss.xml', 'routes/site/blog-feeds.ts', { id: 'rss' }),
  route('atom.xml', 'routes/site/blog-feeds.ts', { id: 'atom' }),
  route('feed.json', 'routes/site/blog-feeds.ts', { id: 'json-feed' }),
  // Data that pages fetch when they need it.
  route('options/countries.json', 'routes/data-files.ts', { id: 'countries' }),
  route('options/mentors.json', 'routes/data-files.ts', { id: 'mentors' }),
  route('search/texts.json', 'routes/data-files.ts', { id: 'search-texts' }),
] satisfies RouteConfig

// Set by a build (scripts/build-steps.ts): pages of collections that are empty, such as /jobs/:slug without any job.
// React Router refuses to build a route with a loader and without a page.
export default withoutPages(routes, process.env.EMPTY_PAGES?.split(' ') ?? [])

/** The routes without those of these pages, which are written with their parameters: /jobs/:slug. */
export function withoutPages(
  routes: ReadonlyArray<RouteConfigEntry>,
  pages: ReadonlyArray<string>,
  above = '',
): Array<RouteConfigEntry> {
  return routes.flatMap((route) => {
    const path = route.path === undefined ? above : `${above}/${route.path}`
    // A layout without a path has that of the route above it.
    if (route.path !== undefined && pages.includes(path)) return []
    return [route.children ? { ...route, children: withoutPages(route.children, pages, path) } : route]
  })
}
