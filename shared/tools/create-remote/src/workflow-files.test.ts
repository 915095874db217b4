import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workflowFiles } from './workflow-files';

it('writes the pipelines of the document', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../../docs/own-repository.md'), 'utf8');
  const shown = [...text.matchAll(/```yaml\n# (\.github\/\S+)\n([^]*?)```/g)].map(([, path, content]) => [
    path,
    content,
  ]);
  expect(workflowFiles('https://furrow.example')).toEqual(shown);
  expect(shown).toHaveLength(2);
});
