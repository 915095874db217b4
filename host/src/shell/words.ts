/* What the shell says. A file of the same name with a language in it, such as `words.es.ts`, says it in that language. */

export const skip = 'Skip to content';
export const noScripts = 'Scripts are off, so buttons do nothing.';
export const home = 'Home';
export const brand = 'Furrow, home';
export const donate = 'Donate Food';
export const stripStart = '5% of every purchase goes to a food bank.';
export const stripRest = ' Free delivery over $50.';
export const quickNav = 'Shop and account';
export const mainNav = 'Main';
export const menu = 'Menu';
export const signIn = 'Sign in';
export const tagline = 'From the Soil to the Market, to the Blockchain.';
export const note = '© 2025 Furrow. Sample data for demonstration.';
export const language = 'Language';
export const changeLanguage = 'Change the language';
export const units = 'Units';
export const unitNames = { us: 'lb, °F', metric: 'kg, °C' };
export const theme = 'Theme';
export const themes = { light: 'Light', dark: 'Dark', system: 'System' };
export const tryAgain = 'Try Again';

/** A label of `navigation.data.ts` in the language of the shell. */
export function labeled(label: string): string {
  return label;
}
