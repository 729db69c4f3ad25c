import type { Chance } from './chance.ts'

const words: Record<string, ReadonlyArray<string>> = {
  learner: [
    'a learner',
    'a girl of sixteen',
    'the youngest of the class',
    'a mother of two',
    'a fashion designer',
    'a student nurse',
    'her bench mate',
    'a teacher on leave',
    'a trader',
    'the class captain',
  ],
  teacher: [
    'our trainer',
    'a volunteer',
    'the mentor',
    'an engineer who came to visit',
    'a former learner',
    'the woman at the board',
  ],
  place: [
    'Yaba',
    'Ikorodu',
    'Ajegunle',
    'Surulere',
    'Festac',
    'Oshodi',
    'Agege',
    'Mushin',
    'Epe',
    'Badagry',
    'Lekki',
    'Makoko',
  ],
  thing: [
    'a spreadsheet',
    'a small web page',
    'an old laptop',
    'a phone with a cracked screen',
    'a list of prices',
    'a map of the street',
    'a form for customers',
    'a shared folder',
    'a notebook full of questions',
    'a diagram on the wall',
  ],
  task: [
    'sort the market prices by month',
    'write the first test',
    'draw the page on paper',
    'back up the photographs',
    'name every column',
    'explain the error aloud',
    'read the message to the end',
    'count the steps to the well',
    'check the figures twice',
    'send the file to a friend',
  ],
  feeling: ['patience', 'relief', 'curiosity', 'doubt', 'pride', 'laughter', 'silence', 'stubbornness'],
  time: [
    'before the light goes',
    'on a Saturday morning',
    'after evening prayers',
    'between two buses',
    'in the last hour of class',
    'when the generator is off',
    'at the end of the month',
    'during the long rains',
  ],
  number: ['three', 'five', 'seven', 'nine', 'twelve', 'twenty', 'forty'],
  result: [
    'the queue became shorter',
    'the sums agreed',
    'nobody asked for the password again',
    'the shop sold more bread',
    'the lesson started on time',
    'the neighbours came to look',
    'the page opened on every phone',
    'two friends joined the class',
  ],
}

const TEMPLATES = [
  'In {place}, {learner} opened {thing} {time} and decided to {task}.',
  'It took {number} attempts, and {feeling} did most of the work.',
  '"Show me once more," said {learner}, and {teacher} did.',
  'Nobody in {place} calls this progress, yet {result}.',
  'When {teacher} asked who wanted to {task}, {number} hands went up.',
  'We have seen {thing} change a small business more than any speech could.',
  'The rule of the house is simple: {task}, then rest.',
  'By the second week {result}, and {learner} began to help the others.',
  "It doesn't matter that the screen is small if you know how to {task}.",
  'There was {feeling} in the room, as there often is {time}.',
  'What {learner} needed was not advice but {thing} and a quiet table.',
  'Ask {teacher} in {place} and you will hear the same: start small, and finish.',
  '{number} people shared one table, and each had a turn to {task}.',
  'That is why we keep {thing} in the cupboard: someone will need it {time}.',
  'Her brother laughed at first; then {result}.',
  'From {place} to {place} the road is long, so the class begins late and nobody is blamed.',
  'The plan was to {task}, and the plan held until the rain came.',
  '{teacher} wrote the words "try again" on the board, and left them there.',
  'We counted: {number} of the machines worked, and that was enough.',
  'Later {learner} said that {feeling} is a skill too, and can be learnt.',
  'If the network fails, {task}; it needs no data at all.',
  'Somebody always brings groundnuts, and somebody always asks the best question {time}.',
]

/** A capitalised sentence of matching words. */
export function sentence(chance: Chance): string {
  return filled(chance.one(TEMPLATES), chance)
}

/** Several different sentences. */
export function sentences(chance: Chance, count: number): Array<string> {
  return chance
    .shuffled(TEMPLATES)
    .slice(0, count)
    .map((template) => filled(template, chance))
}

/** A step such as "Sort the market prices by month". */
export function step(chance: Chance): string {
  return capitalised(filled('{task} {time}', chance))
}

function filled(template: string, chance: Chance): string {
  return capitalised(template.replace(/\{(\w+)\}/g, (_, name: string) => chance.one(words[name] ?? [])))
}

function capitalised(text: string): string {
  return text.replace(/^["']?\p{L}/u, (letter) => letter.toUpperCase())
}
