/*
 * The messages of the API, shared by the server and the mock server. The site shows them as received, so no browser
 * bundle contains them.
 */

export const LOG_IN_FIRST = 'Please log in first.'

export const CONFLICT_MESSAGES = {
  email: 'There is already an account with this email address. Log in, or recover your password.',
  username: 'Somebody else has this username already, or one that looks like it. Please choose another.',
}

export const AUTH_MESSAGES = {
  signedUp: 'Your account is ready. You can log in now.',
  addressConfirmed: 'Thank you, your address is confirmed.',
  usedConfirmation: 'This link is no longer valid. Log in, and have a new mail sent from your account page.',
  signedIn: 'You are signed in.',
  welcomeBack: (firstName: string) => `Welcome back, ${firstName}!`,
  signedOut: 'You are signed out.',
  wrongCredentials: 'The email address or password is wrong.',
}

export const ACCOUNT_MESSAGES = {
  wrongPassword: 'The current password is wrong.',
  profileSaved: 'Your details are saved.',
  passwordChanged: 'Your new password is set. You are signed out everywhere else.',
  onMailingList: 'You are on our mailing list.',
  offMailingList: 'You are no longer on our mailing list.',
  deleted: 'Your account is deleted. Thank you for the time you spent with us.',
  sessions: 'These are the browsers you are signed in with.',
  sessionEnded: 'This browser is signed out.',
  sessionUnknown: 'This browser is signed out already.',
  pictureSaved: 'Your picture is saved.',
  pictureRemoved: 'Your picture is removed.',
  noPicture: 'You have no picture yet.',
  donations: 'These are your donations.',
  confirmationSent: 'A mail with a new link is on its way to your address.',
  addressConfirmedAlready: 'Your address is confirmed already.',
  otherSessionsEnded: 'You are signed out everywhere else.',
}

export const REQUEST_MESSAGES = {
  sent: {
    mentor: 'Your request is sent.',
    channel: 'Your request for an invitation is sent.',
  },
  listed: {
    mentor: 'These are your requests for mentoring.',
    channel: 'These are your requests for invitations.',
  },
  open: {
    mentor: 'You have an open request to this mentor already.',
    channel: 'You have asked for an invitation to this channel already.',
  },
  unknown: {
    mentor: 'This mentor is not in our list.',
    channel: 'No invitation is needed for this channel, or it does not exist.',
  },
  tooMany: 'You have five open requests. Withdraw one, or wait for an answer, before you send another.',
  withdrawn: 'Your request is withdrawn.',
  unconfirmed: 'Please confirm your email address first, with the link in the mail we sent you.',
  notOpen: 'This request is withdrawn or answered already.',
}

export const RECOVERY_MESSAGES = {
  sent: 'If there is an account for this, a mail is on its way to its email address.',
  verified: 'Code confirmed. Now choose a new password.',
  wrongCode: 'That code is wrong, or it is no longer valid. Please check it, or ask for a new one.',
  lastGuess: 'That code is wrong, and it cannot be tried again. Please ask for a new one.',
  usedLink: 'This link has been used, or it is no longer valid. Please ask for a new one.',
  notVerified: 'This took too long, or the code was entered in another browser. Please ask for a new code.',
  passwordSet: 'Your new password is set. You can log in now.',
}

export const SUBSCRIPTION_MESSAGES = {
  confirmed: 'Thank you, your address is confirmed.',
  usedLink: 'This link is no longer valid. Please sign up again, and use the link in the new mail.',
  unsubscribed: 'You get no more of these mails.',
  unknownKey: 'This link is no longer valid: the address may have been deleted already.',
  notOneClick: 'This address is for mail programs. Please open the link at the foot of the mail.',
}

export const SUBMISSION_MESSAGES = {
  contact: 'Your message is with us. We will answer to the email address you gave.',
  volunteering: 'Your application is with us. Thank you for wanting to join the team.',
  donations: 'Your gift is announced. We will write to you about how to send it.',
  nominations: 'Your nomination is with the judges. Thank you!',
  newsletter: 'Please look in your mail: the letter comes once you have opened the link there.',
  'job-mail': 'Please look in your mail: we write about jobs once you have opened the link there.',
  honeypot:
    'A field that nobody sees was filled in, as programs do. If it was your browser, please press the button once more: the field is empty again, and everything you typed is still here.',
  tooFast:
    'That was faster than we expect of people. If you are one, please press the button once more: everything you typed is still here.',
  noKey: 'This form came without its number. Please reload the page and send it again.',
}
