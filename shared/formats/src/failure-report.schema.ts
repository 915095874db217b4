import { enum as oneOf, object, string } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import { appNameSchema } from './check-shape';

/** What a browser sends, as the body of a POST, when a remote could not be shown. */
export const failureReportSchema = object({
  remote: appNameSchema,
  /** A version, or `1.4.0+localhost:3001` for a remote that is being developed. */
  version: string(),
  /** The path of the page. */
  path: string(),
  /** The step of loading that failed. */
  phase: oneOf(['discovery', 'release', 'manifest', 'fragment', 'entry', 'expose', 'style', 'page', 'render']),
  error: string(),
});

export type FailureReport = Infer<typeof failureReportSchema>;
export type FailurePhase = FailureReport['phase'];
