import type { ReactNode } from 'react';
import { handoverDay } from '../../data/moment';
import { countInWords, startSentence } from '@furrow/ui/format';
import type { Category } from '../../data/products.model';

export const title = (name: string, farm: string, place: string) => `${name} from ${farm}, ${place}`;
export const description = (about: string, from: string, handovers: number, score: number) =>
  `${about} ${from}: ${countInWords(handovers, 'signed handover')} and a score of ${score}.`;
export const marketplace = 'Marketplace';
export const crumb = (number: string) => `Lot ${number}`;
export const lotNumber = 'LOT';
export const cart = (lots: string) => `Cart: ${lots}`;
export const viewCart = 'View Cart';
export const linkCopied = 'Link copied!';
export const linkCopiedText = 'The address of this lot has been copied to clipboard.';
export const linkFailed = 'Failed to copy link';
export const linkFailedText = 'Please copy the link manually';
export const copyFailed = 'Failed to copy';
export const copyFailedText = 'Please copy the text manually';
export const copied = 'Copied';
export const copyNumber = 'Copy the full lot number';
export const verified = 'Verified on chain';
export const qrCode = (name: string) => `QR code for ${name}`;

export const carbonNegative = 'Carbon negative';
export const thisLot = 'This lot';
export const handovers = 'Handovers';
export const done = (written: number, of: number) => `${written} of ${of} done`;
export const traceTitle = (hands: number) => `${startSentence(countInWords(hands, 'hand'))}, one trace`;
export const everyone = 'Everyone who handled it signed a line.';
export const whyScore = (score: number) => `Why it scores ${score}`;
export const moreOf = (category: Category) => `More ${category.toLowerCase()}`;
export const moreLots = 'More lots';
export const someOf = (count: number, lots: string) => `${count} of ${lots}`;
/** @param left `38 kg` */
export const andLeft = (left: string) => `, ${left} left`;
export const addedToCart = 'Added to Cart';

export const grower = 'Grower';
export const growerLine = (farm: string, seasons: number) => `${farm}, ${seasons} seasons`;
export const lotsSold = 'Lots sold';
export const rating = 'Rating';
export const timeToPayment = 'Time to payment';
export const supportThisFarm = 'Support this farm';
export const supportFarm = 'Support a farm';
export const visitFarm = 'Visit the farm page';
export const fullPage = 'Open the full page';

export const price = 'Price';
export const whereItGoes = (amount: string) => `Where does ${amount} go?`;
export const coring = 'Coring and audit';
export const shipping = 'Shipping and packing';
export const foodBank = (percent: number) => `Food bank, ${percent}%`;
export const furrow = (percent: number) => `Furrow, ${percent}%`;
export const freeDelivery = 'Free delivery over $50.';
export const restOf = (left: ReactNode, quantity: ReactNode) => (
  <>
    {left} left of {quantity}
  </>
);
export const allSold = (quantity: string) => `All ${quantity} sold`;
/** @param at the local time of the first handover */
export const pricedBy = (outlook: string, name: string, at: string) =>
  `${outlook}. Price set by ${name} on ${handoverDay(at)}.`;

export const measured = (by: string, on: string) => `of 100, measured by ${by} on ${on}.`;
export const readAudit = 'Read the audit';
export const ofMost = (most: number) => ` of ${most}`;

export const when = 'When';
export const you = 'You';
export const arrived = 'It arrived with your order.';
export const receipt = (number: string) => `Receipt ${number}`;
export const withReceipt = 'With your receipt';
export const onlyHere = 'this browser only';
export const retired = 'Retired in your name';
export const retiredText = 'The last line is added when you use the credit.';
export const soldOut = 'Sold out';
export const soldOutText = 'Each buyer of this lot adds the last line when they open the box.';
export const yourTable = 'Your table';
export const yourTableText = 'The last line is added when you open your box.';
