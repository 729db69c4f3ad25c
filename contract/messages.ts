/*
 * The messages of the API, shared by the server and the handlers of tests. The site shows them as received, so no browser
 * bundle contains them. The thanks for a form are beside the form in src/features/.
 */

export const LOG_IN_FIRST = 'Please log in first.'

export const CONFLICT_MESSAGES = {
  email: 'There is already an account with this email address. Log in, or recover your password.',
  username: 'That username is taken, or looks too much like one that is. Please choose another.',
}

export const AUTH_MESSAGES = {
  signedUp: 'Your account is ready. You can log in now.',
  addressConfirmed: 'Thank you, your address is confirmed.',
  usedConfirmation: 'This link is no longer valid. Log in and ask for a new email on your account page.',
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
  sessionUnknown: 'This browser is already signed out.',
  pictureSaved: 'Your picture is saved.',
  pictureRemoved: 'Your picture is removed.',
  noPicture: 'You have no picture yet.',
  donations: 'These are your donations.',
  confirmationSent: 'An email with a new link is on its way to you.',
  addressConfirmedAlready: 'Your address is already confirmed.',
  otherSessionsEnded: 'You are signed out everywhere else.',
}

export const REQUEST_MESSAGES = {
  sent: {
    mentor: 'Your request is sent.',
    channel: 'Your request for an invitation is sent.',
  },
  listed: 'These are your requests.',
  open: {
    mentor: 'You already have an open request with this mentor.',
    channel: 'You have already asked for an invitation to this channel.',
  },
  unknown: {
    mentor: 'This mentor is not in our list.',
    channel: 'No invitation is needed for this channel, or it does not exist.',
  },
  tooMany: 'You have five open requests. Withdraw one or wait for an answer before you send another.',
  withdrawn: 'Your request is withdrawn.',
  unconfirmed: 'Please confirm your email address first, with the link in the email we sent you.',
  notOpen: 'This request has already been answered or withdrawn.',
}

export const RECOVERY_MESSAGES = {
  sent: 'If there is an account, an email is on its way to its address.',
  verified: 'Confirmed. Now choose a new password.',
  wrongCode: 'That code is wrong, or it is no longer valid. Please check it, or ask for a new one.',
  lastGuess: 'That code is wrong, and it cannot be tried again. Please ask for a new one.',
  usedLink: 'This link has been used, or it is no longer valid. Please ask for a new one.',
  notVerified: 'This took too long, or the code was entered in another browser. Please ask for a new code.',
  passwordSet: 'Your new password is set. You can log in now.',
}

export const SUBSCRIPTION_MESSAGES = {
  confirmed: 'Thank you, your address is confirmed.',
  usedLink: 'This link is no longer valid. Please sign up again and use the link in the new email.',
  unsubscribed: 'You will not get these emails any more.',
  unknownKey: 'This link is no longer valid. The address may already have been deleted.',
  notOneClick: 'This address is for mail programs. Please open the link at the foot of the email.',
}

export const SUBMISSION_MESSAGES = {
  contact: 'We’ve received your message. We’ll reply to the email address you gave.',
  volunteering: 'We’ve received your application. Thank you for wanting to join the team!',
  donations: 'Thank you for your pledge. We’ll email you how to send it.',
  nominations: 'We’ve received your nomination and passed it to the judges. Thank you!',
  newsletter: 'Please check your inbox: the newsletter starts once you open the link in our email.',
  'job-mail': 'Please check your inbox: job emails start once you open the link in ours.',
  honeypot:
    'A hidden field was filled in, perhaps by your browser. Please press the button once more: everything you typed is still here.',
  tooFast: 'That was very quick. Please press the button once more: everything you typed is still here.',
  noKey: 'Something went wrong with this form. Please reload the page and send it again.',
}
