/**
 * The forms facade: the parts of react-hook-form and zod the site uses, so that they travel once and their size is known.
 *
 * zod comes in its small build: rules are functions (`string().check(trim(), minLength(1, 'Farm name is required'))`), 7 kB
 * instead of 21. Its parts are named one by one, because its `z` object would drag every locale in. No locale is loaded at
 * all: a rule without a message of its own says "Invalid input", so each rule that can fail gets one.
 */
import { config } from 'zod/mini';

// Without this zod compiles schemas with `new Function`, which the Content-Security-Policy forbids.
config({ jitless: true });

export { FormProvider, useController, useForm, useFormContext, useWatch } from 'react-hook-form';
export type { Control, FieldErrors, FieldPath, SubmitHandler, UseFormReturn } from 'react-hook-form';
export { zodResolver } from '@hookform/resolvers/zod';
export {
  array,
  boolean,
  email,
  enum as zEnum,
  extend,
  int,
  literal,
  maximum,
  minimum,
  minLength,
  multipleOf,
  nullable,
  number,
  object,
  optional,
  refine,
  regex,
  string,
  trim,
  union,
} from 'zod/mini';
export type { infer as Infer, ZodMiniType as Schema } from 'zod/mini';
export { focusFirstError } from './focus-first-error';
