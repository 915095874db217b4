import type { ReactNode } from 'react';

/** The term of a document among the rows of a handover. Its value leads to the proof. */
export const document = 'Document';
export const block = 'Block';
export const proofInBlock = (block: string) => `Proof in block ${block}`;
export const notYet = 'not yet written';
export const checked = 'Checked';
export const matchesOn = (day: string) => `matches, ${day}`;
export const today = 'today';

export const print = 'Print';
export const checkedHere = 'Matches, checked here';
export const notChecked = 'Not checked in this browser yet';
export const qrCode = 'QR code for this page';
export const signatureOf = (name: string) => `Signature of ${name}`;
export const signedWithKey = 'Signed with key';
export const stepOf = (number: number, of: number, name: string) => `${number} of ${of}, ${name.toLowerCase()}`;

export const results = {
  unchecked: 'Not checked yet',
  checking: 'Checking…',
  matches: 'It matches',
  unable: 'Not checked',
  differs: 'It does not match',
};
/** On the button, in each state. */
export const press = {
  unchecked: 'Check This Fingerprint',
  checking: 'Checking…',
  matches: 'Check Again',
  unable: 'Check This Fingerprint',
  differs: 'Put the Text Back',
};
export const fingerprint = 'Fingerprint';
export const signedFingerprint = 'The signed fingerprint';
export const kept = (where: string) => `SHA-256, ${where}`;
export const onPaper = (command: ReactNode) => (
  <>
    {'To check it yourself, save the text above without a final line break and run '}
    {command} on the file.
  </>
);
export const changeText = 'Change the Text and Check Again';
export const bytes = (count: number) => `${count} bytes, UTF-8`;
export const signedText = 'The text that was signed';
/** Of the text that was signed, where that is another language than the page's. */
export const signedLanguage = (): string | undefined => undefined;
export const textToCheck = 'Text to check';
export const checkText = 'Check This Text';
export const putBack = 'Put It Back';
export const madeUp = (what: string) => `${what} are made up, but the check is real`;
export const nothingSent = (hash: ReactNode) => (
  <>Nothing is sent. Your browser computes {hash} of the text on this page and compares it with the line above.</>
);
export const computing = (count: number, hash: ReactNode) => (
  <>
    Reading {count} bytes and computing {hash}.
  </>
);
export const itMatches = 'It matches.';
export const sameText = 'Your browser computed the same 64 characters from the text on this page.';
export const unable = 'This browser cannot compute fingerprints. Copy the Text and check it elsewhere.';
export const itDiffers = 'It does not match.';
export const otherText = 'The text on this page is not the text that was signed.';
export const changed = (count: number) => `You changed ${count} ${count === 1 ? 'character' : 'characters'}.`;
export const currentFingerprint = 'Fingerprint of the current text';
export const copied = 'Copied';
export const copyText = 'Copy the Text';
export const copyFailed = 'Failed to copy. Please copy the text manually.';
