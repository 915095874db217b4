import * as loanStatus from './loan-status/loan-status.schema';
import * as youMenu from './you-menu/you-menu.schema';

/** What the fragments accept, by their names. */
export const schemas = { loanStatus, youMenu };
