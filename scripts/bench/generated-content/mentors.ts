import type { GeneratedFile } from './articles.ts'
import { chanceOf, combination } from './chance.ts'
import { sentences } from './sentences.ts'

/** Any two names in a list differ by more than a typing mistake, so that no two mentors have nearly the same name. */
const NAMES: ReadonlyArray<ReadonlyArray<string>> = [
  'Abimbola Chidinma Damilola Ebunoluwa Folashade Gbemisola Hadiza Ibironke Jumoke Kehinde Lolade Mojisola Nkechi Omotola Precious Ruqayyah Simisola Temitope Uchenna Vivian Wuraola Yetunde Zainab Adaeze Blessing Chiamaka Doyinsola Efemena Fatimah Grace Hauwa Ijeoma Josephine Khadijah Latifat Maryam Nneoma Oghenetega Patience Rasheedat Scholastica Tolulope Udoka Veronica Winifred Yemisi Zubaidah Aminat Bolanle Cynthia Dorcas Esther Funmilayo Gloria Helen Ifunanya Juliana Kosisochukwu Linda Mercy Nafisat Onyinyechi Peace Rachael Stella Titilayo Ufuoma Victoria Wasilat Yewande Zulaihat Aderonke'.split(
    ' ',
  ),
  'Adekunle Bamgbose Chukwuma Danladi Ekwueme Fashola Garuba Hamzat Igwe Jegede Kalejaiye Lawanson Madueke Nwosu Ogundipe Popoola Quadri Rabiu Salami Tijani Ugochukwu Vandi Williams Yakubu Zakari Akinwale Balogun Coker Dikko Emenike Falana Gbadebo Haruna Iwuchukwu Jatau Kolawole Ladipo Mbakwe Nnamdi Obaseki Pepple Raji Shonibare Taiwo Umeadi Wachukwu Yusuf Zubair Amaechi Bassey Chinedu Dosunmu Ezekwesili Faleke Gowon Hassan Idowu Johnson Kuti Lateef Mustapha Njoku Olanrewaju Peterside Ransome Soyinka Thompson Usman Wokocha Yaradua'.split(
    ' ',
  ),
]

/** The maximum number of mentors with distinct names. */
export const MAX_MENTORS = NAMES.reduce((product, list) => product * list.length, 1)

const ROLES = [
  'Data analyst',
  'Front-end developer',
  'Network engineer',
  'Product designer',
  'Software tester',
  'Security engineer',
  'Team lead',
]
const CITIES = ['Lagos', 'Abuja', 'Ibadan', 'Kano', 'Port Harcourt', 'Enugu']
const TOPICS = [
  'Programming',
  'Web Development',
  'Data Science',
  'Cloud Computing',
  'Cybersecurity',
  'Networking',
  'Software Testing',
  'DevOps',
]
const LEVELS = ['Junior', 'Mid-level', 'Senior', 'Lead', 'Director']

/** Generates a mentor, the same in every run. Positions in the list count from `firstOrder`. */
export function generatedMentor(
  number: number,
  firstOrder: number,
  confirmedOn: string,
  pictures: ReadonlyArray<string>,
): GeneratedFile {
  const chance = chanceOf(number + 2_000_000)
  const name = combination(number, NAMES).join(' ')
  const lines = [
    '---',
    `name: ${name}`,
    `role: ${chance.one(ROLES)}, ${chance.one(CITIES)}`,
    `content: ${JSON.stringify(sentences(chance, 1).join(' '))}`,
    'image:',
    `  src: ${pictures[number % pictures.length]}`,
    '  alt: A woman in a bright blouse smiles in front of a plain wall',
    `topics: [${chance.shuffled(TOPICS).slice(0, 3).join(', ')}]`,
    'languages: [English]',
    'country: NG',
    'timeZone: Africa/Lagos',
    `seniority: ${chance.one(LEVELS)}`,
    `gender: ${chance.below(10) === 0 ? 'Male' : 'Female'}`,
    `lastConfirmedOn: ${confirmedOn}`,
    `order: ${firstOrder + number}`,
    '---',
    '',
    sentences(chance, 5).join(' '),
    '',
  ]
  return { name: `${name.toLowerCase().replaceAll(' ', '-')}.md`, text: lines.join('\n') }
}
