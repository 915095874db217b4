/* What the views of the host say in the browser. It is apart from `words.ts`, which is rendered ahead only. */

export const notFoundTitle = 'Page not found | Furrow';
export const notFoundDescription = 'There is no page at this address.';
export const notFound = 'Oops! Page not found';
export const notFoundText = 'There is nothing at this address. The rest of the site works.';
export const backHome = 'Back to Home';
export const failureTitle = 'This part could not be loaded | Furrow';

export const failure = 'This part could not be loaded';
export const failureText = 'The page did not load. The rest of the site works, and so does your cart.';
export const fullPage = 'Open as a full page';
export const part = 'Part';
export const version = 'Version';
export const reason = 'Reason';
export const attempts = 'Attempts';
export const unknown = 'unknown';
export const tried = (tries: number) => (tries === 1 ? 'once' : `${tries} times`);
export const retrying = 'Retrying...';
export const tryAgain = 'Try Again';
export const notifications = 'Notifications';
export const undo = 'Undo';
export const close = 'Close';
export const counted = (count: number, ofThings: boolean) => ` ${count} ${ofThings ? 'items' : 'times'}`;
export const andMore = (first: string, count: number) => `${first} and ${count} more`;
