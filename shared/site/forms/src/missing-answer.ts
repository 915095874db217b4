/** What the browser says of a missing answer until the page is hydrated, which is the value of `data-validated`. */
export { missingAnswer } from './words';
