import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workflowFiles } from './workflow-files';

const site = { name: 'calendar', site: 'https://furrow.example' };

it('writes the pipelines of the document', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../../docs/own-repository.md'), 'utf8');
  const shown = [...text.matchAll(/```yaml\n# (\.github\/\S+)\n([^]*?)```/g)].map(([, path, content]) => [
    path,
    content,
  ]);
  const [byStaging] = workflowFiles({ ...site, staging: 'staging' });
  expect([...workflowFiles({ ...site, showsPreviews: true }), byStaging]).toEqual(shown);
  expect(shown).toHaveLength(4);
});

it('writes no pipeline for previews where the site has none', () => {
  expect(workflowFiles(site).map(([path]) => path)).toEqual([
    '.github/workflows/release.yml',
    '.github/workflows/nightly.yml',
  ]);
});
