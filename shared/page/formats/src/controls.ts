import { outletId } from '@furrow/contract/island-element';
import { inertAttribute, pressAttribute } from '@furrow/contract/page-attributes';

/*
 * Defines controls: elements that a visitor operates and that need code to work. Links and `<summary>` work by
 * themselves. The build uses this definition to decide when a page hydrates, the boot script to decide what wakes a
 * page, and the recorder to decide what it repeats.
 */

const elements = ['button', 'input', 'select', 'textarea'];

/** The widget roles of ARIA, without those that are only displayed: `progressbar` and `tabpanel`. */
const roles = [
  ...['button', 'checkbox', 'gridcell', 'link', 'menuitem', 'menuitemcheckbox', 'menuitemradio', 'option', 'radio'],
  ...['scrollbar', 'searchbox', 'separator', 'slider', 'spinbutton', 'switch', 'tab', 'textbox', 'treeitem'],
  ...['combobox', 'grid', 'listbox', 'menu', 'menubar', 'radiogroup', 'tablist', 'tree', 'treegrid'],
];

/** Attributes that make any element a control. */
const attributes = ['contenteditable', pressAttribute];

const isControl = [
  ...elements,
  ...roles.map((role) => `[role=${role}]`),
  ...attributes.map((name) => `[${name}]`),
].join();
const isNone = [`[${inertAttribute}]`, '[contenteditable=false]', '[role=separator]:not([tabindex])'].join();

/** A CSS selector for controls. */
export const controls = `:is(${isControl}):not(${isNone})`;

/**
 * Selects the controls of the page in the outlet, and those of fragments anywhere. In a fragment, a link that opens
 * something is a control too.
 */
export const controlsInPage = `:is(#${outletId},furrow-fragment) ${controls},furrow-fragment a[aria-haspopup]`;

const startTag = /<([a-z][a-z0-9-]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/g;

/**
 * Finds the first control in HTML that React wrote. A link that opens something counts too.
 *
 * @returns its start tag; undefined when there is none
 */
export function firstControl(html: string): string | undefined {
  for (const [tag, name = '', written = ''] of html.matchAll(startTag)) {
    const given = new Map(
      [...written.matchAll(/\s+([^\s=]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [key, value]),
    );
    if (given.has(inertAttribute)) continue;
    const role = given.get('role') ?? '';
    const byRole = roles.includes(role) && (role !== 'separator' || given.has('tabindex'));
    const byAttribute = attributes.some((key) => given.has(key) && given.get(key) !== 'false');
    if (elements.includes(name) || byRole || byAttribute || given.has('aria-haspopup')) return tag;
  }
  return undefined;
}
