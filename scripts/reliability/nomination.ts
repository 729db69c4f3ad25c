/** The nominee of a nomination that passes every rule, but for the category, which depends on the content. */
export const NOMINEE = {
  fullName: 'Chidinma Eze',
  email: 'chidinma@example.com',
  phone: '08031234567',
  companyName: '',
  website: '',
  social: '',
  linkedin: 'https://www.linkedin.com/in/chidinma-eze',
  country: 'Nigeria',
  statement: 'She taught forty girls to solder in one rainy season.',
}

type Upload = { fields: object; file: File | null; field?: string; key: string }

/** A nomination as a browser sends it: multipart data with its file at the end, under a submission key. */
export async function encodeNomination({ fields, file, field = 'material', key }: Upload) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  if (file) form.append(field, file, file.name)
  const written = new Response(form)
  return {
    body: Buffer.from(await written.arrayBuffer()),
    headers: { 'content-type': written.headers.get('content-type') ?? '', 'idempotency-key': key },
  }
}
