import type { User } from '#contract/accounts.ts'

export const amina: User = {
  id: 'u1',
  surname: 'Balogun',
  first_name: 'Amina',
  phone_number: '08031234567',
  email: 'amina@example.com',
  username: 'amina',
  is_on_mailing_list: true,
  is_address_confirmed: true,
  picture: null,
}
