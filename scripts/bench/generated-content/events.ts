import type { GeneratedFile } from './articles.ts'
import { chanceOf } from './chance.ts'
import { sentences } from './sentences.ts'

const KINDS = ['Workshop', 'Open evening', 'School outreach', 'Study day', 'Hackathon', 'Careers talk']
const SUBJECTS = [
  'first web page',
  'safe passwords',
  'data for traders',
  'robots for beginners',
  'repairing laptops',
  'maps of our street',
]
const PLACES = [
  'Community hall, Surulere, Lagos',
  'Public library, Yaba, Lagos',
  'Secondary school, Ikorodu, Lagos',
  'Training centre, Abuja',
]

/** Generates an event, the same in every run. Events are distributed from `firstDay` on, a few per day. */
export function generatedEvent(number: number, firstDay: string, perDay: number): GeneratedFile {
  const chance = chanceOf(number + 1_000_000)
  const day = new Date(Date.parse(firstDay) + Math.floor(number / perDay) * 86_400_000)
    .toISOString()
    .slice(0, 10)
  const start = 8 + (number % perDay)
  const lines = [
    '---',
    `title: '${chance.one(KINDS)}: ${chance.one(SUBJECTS)}, round ${number + 1}'`,
    `start: ${day}T${hour(start)}:00`,
    `end: ${day}T${hour(start + 2)}:30`,
    'timeZone: Africa/Lagos',
    'isOnline: false',
    `place: ${chance.one(PLACES)}`,
    '---',
    '',
    sentences(chance, 3).join(' '),
    '',
    sentences(chance, 2).join(' '),
    '',
  ]
  return { name: `${day}-round-${number + 1}.md`, text: lines.join('\n') }
}

function hour(hours: number) {
  return String(hours).padStart(2, '0')
}
