import { shortDay } from '@furrow/ui/clock';
import { countInWords, startSentence } from '@furrow/ui/format';
import type { OrderState } from '../../data/orders';

export const stateName = (state: OrderState): string => state;
export const title = 'Your orders';
export const pageTitle = 'Your orders and receipts, saved in this browser';
export const description =
  'See what you ordered, which farm each lot came from and where your money went. Receipts are saved only in this browser, not by us.';
export const lede = 'Receipts are kept in this browser only. Nothing was charged or shipped.';
export const unknownTitle = 'Order not found';
export const unknown = 'This order is not saved in this browser.';
export const unknownLede = 'We keep orders only in the browser that placed them.';
export const seeOrders = 'See Your Orders';
export const back = 'Back to shopping';
export const unreadable = (count: number) =>
  count === 1
    ? 'One stored order cannot be read. It was left as is.'
    : `${count} stored orders cannot be read. They were left as they are.`;
export const unsaved =
  'This browser’s storage is full or turned off, so your last changes are gone after a reload. Print a receipt to keep it.';

export const none = 'No orders in this browser yet.';
export const noneText = 'Orders you place in the shop are listed here with their receipts.';
export const shopThisWeek = 'Shop This Week';
export const pickedAgain = 'The farms have picked again this week.';
export const elsewhere =
  'Missing an order? Each one stays in the browser that placed it; print its receipt to have it elsewhere.';
export const count = (orders: number) => (orders === 1 ? '1 order' : `${orders} orders`);
export const newestFirst = 'Newest first';
export const order = (number: string) => `Order ${number}`;
export const orderAgain = 'Order Again';
export const ofOrder = (number: string) => ` order ${number}`;

export const notYet = 'not yet';
export const placedAt = (moment: string) => `Placed ${moment}`;
/** @param at a local time */
export const placedOn = (at: string) => `Placed ${shortDay(at)}`;
export const arrivedAt = (moment: string) => `Arrived ${moment}`;
export const reached = (state: OrderState, step: number, of: number) => `${startSentence(state)}, ${step} of ${of}`;
/** @param pieces `1 item`, `2 items` */
export const fromGrowers = (pieces: string, growers: number) =>
  `${pieces} from ${growers} ${growers === 1 ? 'grower' : 'growers'}`;
export const whatYouOrdered = 'What you ordered';
export const fiveHandovers = 'Five of five handovers';
export const fourHandovers = 'Four of five handovers';
export const lot = 'Lot';

export const titles: Record<OrderState, string> = {
  placed: 'Your order is placed.',
  packed: 'Your order is packed.',
  'on its way': 'Your order is on its way.',
  arrived: 'It arrived. Enjoy your meal.',
};
/** What the visitor, who moves a sample order along, is asked; the button says what happened. */
export const questions = {
  placed: { title: 'Is the box packed?', press: 'It Was Packed' },
  packed: { title: 'Has the van left?', press: 'It Is on Its Way' },
  'on its way': { title: 'Is the box at your door?', press: 'It Arrived' },
};
export const moveItYourself =
  'A sample order has no van, so you move it along yourself. The last line of each trace is written when it arrives.';
export const lastLine = 'The last line is written.';
export const lastLineText = 'Each lot below now has five of five handovers, in this browser.';
export const undo = 'Undo';
export const activity = 'Your activity';
export const print = 'Print Receipt';
export const sampleOrder = 'Sample order; nothing was charged';
export const next = 'What’s next';
export const again = 'Order This Again';
export const seeAll = 'See All Your Orders';
export const remove = 'Remove This Order';
export const removed = 'Order removed';
export const sample = 'nothing was charged or shipped';
export const piecesOf = (pieces: string, number: string) => `${pieces} of order ${number}`;
export const goToCheckout = 'Go to checkout';

export const money = 'Money';
export const whereItGoes = (total: string) => `Where does your ${total} go?`;
export const growers = 'Growers';
export const shipping = 'Shipping and packing';
export const shareOf = (name: string, percent: number) => `${name}, ${percent}%`;
export const total = 'Total';
export const growersIn = (growers: number) => startSentence(countInWords(growers, 'grower'));
export const toFoodBank = (share: string, foodBank: string) => `${share} to ${foodBank}`;
export const nearest = (meals: number) =>
  `${meals > 0 ? `about ${countInWords(meals, 'meal')}, ` : ''}nearest to where it was packed`;
export const qrCode = (number: string) => `QR code for order ${number}`;
export const keep = 'Keep this page';
export const keepText = 'It is stored in this browser only. Print it to keep a copy; we did not save your address.';
