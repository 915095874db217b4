export const notSent = 'This could not be sent. Everything you typed is still here. Please try again.';
export const previous = 'Previous';
