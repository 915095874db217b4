import { continueSentence } from '@furrow/ui/format';

export const marketplace = 'Marketplace';
export const lotNumber = (number: string) => `LOT ${number}`;
export const linkCopied = 'Link copied!';
export const linkCopiedText = 'The address of this page has been copied to clipboard.';
export const linkFailed = 'Failed to copy link';
export const linkFailedText = 'Please copy the link manually';

export const signatureOf = (name: string) => `Signature of ${name}`;

export const lot = (number: string) => `Lot ${number}`;
export const grower = 'Grower';
export const signedBy = 'Signed by';
export const ofHundred = (points: number) => `${points} of 100`;
export const ofMost = (points: number, most: number) => `${points} of ${most}`;
export const backToLot = 'Back to the Lot';
export const lotTerm = 'Lot';

export const audit = 'Audit';
export const auditTitle = (score: number) => `Audit, ${score} of 100`;
export const auditPage = (product: string, farm: string) => `Audit of ${product} from ${farm}`;
export const auditDescription = (by: string, on: string, score: number) =>
  `${by} measured how this farm grows it on ${on}: soil, water, energy, distance and packaging, ${score} of 100. Read the signed text and check it.`;
export const auditSheet = 'The audit behind this lot';
export const signedOn = (day: string) => `signed ${day}`;
export const pointsAddUp = 'The points of the five parts add up to the score.';
export const auditor = 'Auditor';
export const measured = 'Measured';
export const people = (count: number) => `${count} people`;
export const auditMadeUp = 'the people and the audit';
export const auditRecord = 'Audit record';
export const score = 'Score';
export const scoreOf = (points: number) => `Score ${points} of 100`;
export const auditLede = (farm: string, product: string, by: string) =>
  `How ${farm} grows its ${withinSentence(product)}, measured by ${by}.`;

export const showCrates = (count: number) => `Show all ${count} crates`;
export const gross = (count: number) => `${count} crates, gross`;
export const empty = (count: number) => `${count} crates, empty`;
export const net = 'Net';
export const cratesFrom = (from: number, to: number) => `Crates ${from} to ${to}`;
export const crate = 'Crate';
export const grossColumn = 'Gross';
export const emptyColumn = 'Empty';
export const netColumn = 'Net, kg';

export const handoverPage = (number: number, of: number, product: string, place: string) =>
  `Handover ${number} of ${of}: ${product}, ${place}`;
export const handoverDescription = (deed: string, who: string, number: number, of: number, lotNumber: string) =>
  `${deed} by ${who}: handover ${number} of ${of} of lot ${lotNumber}. Read the signed text and check it.`;
export const handover = (number: number) => `Handover ${number}`;
export const handoversOfLot = 'Handovers of this lot';
export const yourTable = 'Your table';
export const notYet = 'not yet written';
export const handoverSheet = (number: number, of: number) => `Handover ${number} of ${of}`;
export const inBlock = (block: string) => `in block ${block}`;
export const firstNote =
  'Every later record holds the fingerprint of the one before. Change this text and none of them will match.';
export const laterNote = (before: number) =>
  `The last line holds the fingerprint of handover ${before}. Change any earlier record and none after it will match.`;
export const documentsAround = 'Documents before and after';
export const place = (number: number, of: number, person: string) => `${number} of ${of}, ${person}`;
export const fullLot = 'The full lot';
export const theAudit = 'The audit';
export const signer = 'Signer';
export const signsAs = 'Signs as';
export const signed = 'Signed';
export const block = 'Block';
export const handoversDone = (number: number, of: number) => `${number} of ${of} handovers`;
export const next = (document: string) => `Next: ${document.toLowerCase()}`;
export const handoverMadeUp = 'the people and the block';
export const handoverRecord = (number: number, of: number) => `Handover record, line ${number} of ${of}`;
/** @param day `Sep 17, 2025` */
export const signedAt = (day: string, time: string, where: string) => `${day}, ${time} in ${where}`;
export const dayAndYear = (day: string, year: string) => `${day}, ${year}`;
export const cratesLede = (weight: string, product: string, count: number) =>
  `${weight} of ${withinSentence(product)}, packed in ${count} crates.`;
export const lineBefore = 'Line before';
export const product = 'Product';
export const receivedFrom = 'Received from';
export const grownBy = 'Grown by';

/** The name of a product within a sentence. Nantes is a city, and keeps its capital. */
function withinSentence(product: string): string {
  return product.startsWith('Nantes ') ? product : continueSentence(product);
}
