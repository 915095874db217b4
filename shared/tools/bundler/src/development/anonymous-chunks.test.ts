import { rspack } from '@rspack/core';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AnonymousChunksPlugin } from './anonymous-chunks';

it('asks for chunks and their styles in the mode in which documents preload them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'furrow-chunks-'));
  try {
    await writeFile(join(folder, 'main.js'), "import('./part.js');\n");
    await writeFile(join(folder, 'part.js'), "import './part.css';\n");
    await writeFile(join(folder, 'part.css'), 'p { color: red; }\n');
    const compiler = rspack({
      context: folder,
      mode: 'development',
      devtool: false,
      entry: './main.js',
      output: { path: folder, filename: 'built.js' },
      module: { rules: [{ test: /\.css$/, type: 'css' }] },
      plugins: [new AnonymousChunksPlugin()],
    });
    await new Promise<void>((done, fail) => {
      compiler.run((error, stats) => {
        if (error || stats?.hasErrors()) fail(error ?? new Error(stats?.toString()));
        else compiler.close(() => done());
      });
    });
    const built = await readFile(join(folder, 'built.js'), 'utf8');
    expect(built).toContain('script.crossOrigin = "anonymous";');
    expect(built).toContain('link.crossOrigin = "anonymous";');
  } finally {
    await rm(folder, { recursive: true });
  }
});
