export const title = 'The monthly almanac.';
export const text = 'What was planted, what was funded, how the votes went.';
export const example = 'you@example.com';
export const email = 'Email address';
export const subscribe = 'Subscribe';
export const thanks = 'Thanks. No newsletter is sent from this sample site, and your address was not kept.';
export const newsletter = 'Newsletter';
export const notSaved = 'your address is not saved';
