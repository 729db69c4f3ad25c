import { escapeHtml } from '#server/platform/escape-html.ts'

/** The labels of buttons, by the path of an email's first link. Other links are shown as they are. */
const BUTTONS: Readonly<Record<string, string>> = {
  '/confirm-address': 'Confirm my address',
  '/confirm-subscription': 'Confirm my subscription',
  '/password-recovery': 'Choose a new password',
  '/contact-us': 'Contact us',
  '/staff': 'Open the console',
}

const LINK = /^https?:\/\/\S+$/

type Look = { siteUrl: URL; name: string; accent: string }

/** The words of an email with the logo and a button. It sets no other colours, for programs in dark mode. */
export function htmlPart(text: string, { siteUrl, name, accent }: Look): string {
  const blocks = text.trim().split(/\n{2,}/)
  const first = blocks.find((block) => LINK.test(block) && buttonOf(block) !== undefined)
  const parts = blocks.map((block, index) => {
    if (block === first) return button(block, accent)
    if (LINK.test(block))
      return `<p><a href="${escapeHtml(block)}" style="word-break:break-all">${escapeHtml(block)}</a></p>`
    // Codes and figures, in columns.
    if (/^ {4}/.test(block))
      return `<pre style="font-size:16px;white-space:pre-wrap">${escapeHtml(block.replace(/^ {4}/gm, ''))}</pre>`
    return `<p>${escapeHtml(block).replaceAll('\n', index === blocks.length - 1 ? '<br>' : ' ')}</p>`
  })
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"></head>
<body style="font-family:system-ui,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding:16px">
<img src="${siteUrl.origin}/icon-192.png" width="48" height="48" alt="${escapeHtml(name)}">
${parts.join('\n')}
</div>
</body>
</html>
`
}

function buttonOf(link: string) {
  // Colleagues write answers freely: not all that looks like a link is one.
  return URL.canParse(link) ? BUTTONS[new URL(link).pathname] : undefined
}

function button(link: string, accent: string) {
  const style = `display:inline-block;padding:12px 24px;border-radius:8px;background:${accent};color:#fff;font-weight:700;text-decoration:none`
  return `<p><a href="${escapeHtml(link)}" style="${style}">${buttonOf(link)}</a></p>`
}
