import type { Build } from '@furrow/formats/build.schema';
import { checkShape } from '@furrow/formats/check-shape';
import { budgetsFile } from '@furrow/formats/site-file';
import { number, object, optional, record, strictObject, string, type infer as Infer } from 'zod/mini';

const bytes = { html: optional(number()), css: number(), js: number(), wake: optional(number()), fonts: number() };
const ownBytes = { html: number(), css: number(), js: number(), wake: optional(number()), fonts: optional(number()) };

/** Budgets as a site publishes them; one of a later time may say more. */
const budgetsSchema = record(string(), object({ ...bytes, own: optional(object(ownBytes)) }));

/** Budgets as an operator writes them. */
export const writtenBudgetsSchema = record(string(), strictObject({ ...bytes, own: optional(strictObject(ownBytes)) }));

/**
 * Budgets in bytes after brotli, by kind of page. A remote names the kind beside its route. A kind with `wake` is for
 * pages that sleep: `js` is what they load at once, and `wake` is what they load when a visitor uses a control.
 * `own` limits what a page may add to the site: its HTML and the files of its release. A release is refused for that
 * alone. Where a kind has no `own`, a release is held to the whole page. `html` is left out where the own HTML of a page
 * and the kind `shell`, which is what every page has of the host, have budgets.
 */
export type Budgets = Infer<typeof budgetsSchema>;

/** @throws Error that names the field of budgets.json that is wrong */
export const parseBudgets = (value: unknown) => checkShape(budgetsSchema, value, budgetsFile);

/** The kind of page that a route names, or undefined where the route needs none. */
export type NamedKind = Build['routes'][number]['kind'];
