import { vi } from 'vitest'

/** Collects the addresses and file names of downloads, which jsdom does not have. */
export function spyOnDownloads() {
  const saved: Array<[string, string]> = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push([this.href, this.download])
  })
  return saved
}
