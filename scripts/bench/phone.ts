/** The phone of Lighthouse's mobile profile, as options of a browser context. Sizes in CSS pixels. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/** The factor by which the profile slows the processor down. */
export const CPU_SLOWDOWN = 4
