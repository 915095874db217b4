import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';

/**
 * A workflow as GitHub reads it.
 *
 * @throws Error with what GitHub would say of a file that is no workflow
 */
export async function templateOf(path: string, content: string) {
  const { context, value } = parseWorkflow({ name: path, content }, new NoOperationTraceWriter());
  const problems = context.errors.getErrors().map(({ message }) => message);
  if (!value || problems.length > 0) throw new Error(problems.join('\n'));
  const template = await convertWorkflowTemplate(context, value);
  const later = (template.errors ?? []).map(({ Message }) => Message);
  if (later.length > 0) throw new Error(later.join('\n'));
  return template;
}
