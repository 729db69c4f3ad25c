/* Messages of the calls below /api/staff. */

/** Sent with status 403: the browser then asks for the code, or for the setup of an app. */
export const SECOND_STEP_NEEDED = 'Please pass the second step of signing in first.'

/** Sent with status 403 to readers. */
export const EDITORS_ONLY =
  'Readers can look, but not change or export anything. Ask the operator for the role of an editor.'

export const STAFF_MESSAGES = {
  /** For calls that only read: nobody sees it. */
  found: 'Here it is.',
  enrolmentStarted: 'Scan the code with your app, then enter the digits it shows.',
  enrolled: 'The second step is set up. Keep the recovery codes in a safe place: they are not shown again.',
  enrolledAlready:
    'An app is already set up. If it is lost, use a recovery code or ask the operator for a reset.',
  notEnrolled: 'No app is set up yet, or the setup took too long. Please begin again.',
  recoveryCodesRenewed: 'These are your new recovery codes. The former ones no longer work.',
  secondStepPassed: 'You are signed in to the console.',
  wrongCode:
    'That code is wrong, or it has been used. Please wait for the next one. If that is refused too, the clock of your phone may be wrong: let the phone set its time by itself, then try again.',
  wrongRecoveryCode: 'That recovery code is wrong, or it has been used.',
  unknownSubmission: 'There is no such submission. It may have been deleted.',
  noAttachment: 'No file came with this submission.',
  infectedAttachment: 'This file is infected, so it cannot be downloaded.',
  quarantinedAttachment: 'This file has not been scanned for viruses yet. Please try again in a minute.',
  changedMeanwhile: 'A colleague has just changed this. Please look at it again.',
  statusChanged: 'Status changed.',
  assigneeChanged: 'Assignment changed.',
  unknownStaff: 'This person has no role in the console.',
  noteAdded: 'Note added.',
  replySent: 'Your reply is on its way.',
  noRecipient: 'There is no email address to reply to.',
  shortlisted: 'The nomination is on the shortlist.',
  unlisted: 'The nomination is no longer on the shortlist.',
  nominationsOnly: 'Only nominations can be put on the shortlist.',
  donationsOnly: 'Only gifts have receipts.',
  donationReceived: 'The gift has arrived. The receipt is on its way to the donor.',
  receivedInFuture: 'That day is in the future. Please check the date.',
  receiptCancelled: 'The receipt is cancelled. Payment is pending again.',
  donationLapsed: 'The gift has lapsed: we no longer expect payment.',
  donationPledged: 'Payment is pending again.',
  noReceipt: 'There is no such receipt.',
}
