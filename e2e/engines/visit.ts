/**
 * A browser window with the functions that journeys need. Elements are found by XPath, which every engine supports.
 * Each function waits until its element is visible.
 */
export type Visit = {
  /** Navigates to an address without waiting for the page. */
  go(url: string): Promise<void>;
  /** Runs a function in the page. The function may only use its arguments. */
  run<Result, Args extends unknown[]>(script: (...args: Args) => Result, ...args: Args): Promise<Result>;
  click(place: string): Promise<void>;
  /** Types into the field, key by key, like a visitor. */
  type(place: string, text: string): Promise<void>;
  press(key: 'Escape' | 'Tab'): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
};

/** A running browser. `visit` opens a window without any data from earlier visits. */
export type Engine = { visit(origin: string): Promise<Visit>; close(): Promise<void> };

const quoted = (text: string) => `"${text}"`;
/** The approximate name of a control: its label for assistive technology and its text. */
const name = 'normalize-space(concat(@aria-label, " ", .))';

/** A button whose name contains the text. */
export const button = (text: string) => `//button[contains(${name}, ${quoted(text)})]`;

/** A link whose text begins with these words, optionally inside the element of an XPath. */
export const link = (text: string, within = '') => `${within}//a[starts-with(normalize-space(), ${quoted(text)})]`;

/** A field of a form by the beginning of its label. */
export const field = (label: string) =>
  `//*[self::input or self::textarea][@id=//label[starts-with(normalize-space(), ${quoted(label)})]/@for]`;
