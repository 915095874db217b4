/** A window of some browser, as far as journeys need it. Places are XPaths, which every engine knows; each waits until it is on screen. */
export type Visit = {
  /** Sets out for an address, and does not wait for it. */
  go(url: string): Promise<void>;
  /** Runs a function in the page. It may use nothing but its arguments. */
  run<Result, Args extends unknown[]>(script: (...args: Args) => Result, ...args: Args): Promise<Result>;
  click(place: string): Promise<void>;
  /** Types into the field, key by key, as a visitor does. */
  type(place: string, text: string): Promise<void>;
  press(key: 'Escape' | 'Tab'): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
};

/** A browser that was started. `visit` opens a window that knows nothing of the visits before. */
export type Engine = { visit(origin: string): Promise<Visit>; close(): Promise<void> };

const quoted = (text: string) => `"${text}"`;
/** What a control is called, roughly: its label for assistive technology and its text. */
const name = 'normalize-space(concat(@aria-label, " ", .))';

/** A button whose name holds the text. */
export const button = (text: string) => `//button[contains(${name}, ${quoted(text)})]`;

/** A link whose text begins so, within the element that an XPath may name. */
export const link = (text: string, within = '') => `${within}//a[starts-with(normalize-space(), ${quoted(text)})]`;

/** A field of a form by the beginning of its label. */
export const field = (label: string) =>
  `//*[self::input or self::textarea][@id=//label[starts-with(normalize-space(), ${quoted(label)})]/@for]`;
