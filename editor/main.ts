import CMS, { type CmsConfig } from '@sveltia/cms'
import { documentSchemas } from '#src/content/schema/index.ts'
import { documentFormat } from './document-format.ts'
import { templates } from './previews/templates.tsx'

/* The visual editor. Its forms are in forms.json; backend.json, provided by the server, says where the files are. */

/** Sveltia CMS asks this address whether GitHub has an outage. */
const STATUS_OF_GITHUB = 'https://www.githubstatus.com/'

const [forms, { isThisComputer, ...place }] = await Promise.all([
  read<Omit<CmsConfig, 'backend'>>('forms.json'),
  read<Pick<CmsConfig, 'backend' | 'publish_mode'> & { isThisComputer: boolean }>('backend.json'),
])

for (const schema of documentSchemas) {
  CMS.registerCustomFormat(schema.name, schema.format === 'yaml' ? 'yaml' : 'md', documentFormat(schema))
}
for (const [folder, template] of Object.entries(templates)) CMS.registerPreviewTemplate(folder, template)
CMS.registerPreviewStyle(new URL('preview.css', document.baseURI).href)
if (isThisComputer) stayOnThisComputer()
await CMS.init({ config: { load_config_file: false, ...forms, ...place } })

async function read<T>(file: string) {
  const response = await fetch(file)
  if (!response.ok) throw new Error(`${file}: ${response.status}`)
  return (await response.json()) as T
}

/** For files on this computer: requests nothing from GitHub, and needs no sign-in. */
function stayOnThisComputer() {
  const send = window.fetch
  window.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (url.startsWith(STATUS_OF_GITHUB))
      return Promise.resolve(Response.json({ status: { indicator: 'none' } }))
    return send(input, init)
  }
  const style = document.createElement('style')
  style.textContent = '.buttons > .button.secondary { display: none }'
  document.head.append(style)
}
