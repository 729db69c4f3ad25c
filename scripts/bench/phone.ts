/** The phone of Lighthouse's mobile profile, for a browser context. Sizes in CSS pixels. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/** How many times slower its processor is than that of the machine, in the same profile. */
export const CPU_SLOWDOWN = 4
