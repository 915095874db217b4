/** The house rules that no published plugin covers. `scripts/rules.walk.test.ts` shows each of them something to refuse. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const roles = [
  'page',
  'fragment',
  'boot',
  'model',
  'data',
  'schema',
  'react',
  'persistence',
  'inline',
  'config',
  'test',
  'walk',
  'spec',
  'd',
];
// Two letters are a language: `words.es.ts` takes the place of `words.ts` in a build in Spanish.
const fileName = new RegExp(`^\\.?[a-z0-9]+(-[a-z0-9]+)*(\\.(${roles.join('|')}|[a-z]{2}))*\\.[cm]?[jt]sx?$`);
const emptyFolders = /\/(components|hooks|utils|helpers|types)\//;

const kebabCase = {
  meta: {
    schema: [],
    messages: {
      name: `Name files in kebab-case with the role as middle extension (${roles.slice(0, 4).join(', ')} …): {{name}}`,
      folder: 'Name folders by what the code is about, not by what kind of code it is: {{name}}',
    },
  },
  create: (context) => ({
    Program(node) {
      const name = path.basename(context.filename);
      if (!fileName.test(name)) context.report({ node, messageId: 'name', data: { name } });
      const folder = emptyFolders.exec(path.relative(context.cwd, context.filename).replaceAll('\\', '/'));
      if (folder) context.report({ node, messageId: 'folder', data: { name: folder[1] } });
    },
  }),
};

const pageHasDefaultExport = {
  meta: {
    schema: [],
    messages: { missing: 'A page module has a default export: `export default function FoodRescuePage()`.' },
  },
  create: (context) => ({
    'Program:exit'(node) {
      const named = node.body.some(
        ({ type, declaration }) =>
          type === 'ExportDefaultDeclaration' &&
          declaration.type === 'FunctionDeclaration' &&
          /Page$/.test(declaration.id?.name ?? ''),
      );
      if (!named) context.report({ node, messageId: 'missing' });
    },
  }),
};

const exceptionHasReason = {
  meta: {
    schema: [],
    messages: { missing: 'Say why beside the exception: `eslint-disable-next-line rule -- reason`.' },
  },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        const isException = /^\s*(eslint|stylelint)-disable/.test(comment.value);
        if (isException && !/ -- \S/.test(comment.value)) context.report({ loc: comment.loc, messageId: 'missing' });
      }
    },
  }),
};

const commentWidth = {
  meta: {
    schema: [{ type: 'integer' }],
    messages: { wide: 'A line of a comment has {{width}} characters: break it before {{most}}.' },
  },
  create: (context) => ({
    Program() {
      const { lines } = context.sourceCode;
      const [most] = context.options;
      const wide = (line) => lines[line - 1].length > most;
      const seen = new Set(
        context.sourceCode
          .getAllComments()
          .flatMap(({ loc: { start, end } }) =>
            Array.from({ length: end.line - start.line + 1 }, (_, at) => start.line + at),
          ),
      );
      for (const line of [...seen].filter(wide))
        context.report({
          loc: { line, column: most },
          messageId: 'wide',
          data: { width: lines[line - 1].length, most },
        });
    },
  }),
};

const domLibrary = readFileSync(path.join(path.dirname(ts.getDefaultLibFilePath({})), 'lib.dom.d.ts'), 'utf8');
const domNames = new Set(
  [...domLibrary.matchAll(/^(?:interface|type|declare var) ([A-Z]\w*)/gm)].map(([, name]) => name),
);

const noDomName = {
  meta: {
    schema: [],
    messages: { taken: '{{name}} is a type of the DOM. A file that forgets to import this one would get that one.' },
  },
  create(context) {
    const check = ({ id }) => {
      if (domNames.has(id?.name)) context.report({ node: id, messageId: 'taken', data: { name: id.name } });
    };
    return { TSTypeAliasDeclaration: check, ClassDeclaration: check, FunctionDeclaration: check };
  },
};

export default {
  rules: {
    'file-name': kebabCase,
    'page-default-export': pageHasDefaultExport,
    'exception-has-reason': exceptionHasReason,
    'comment-width': commentWidth,
    'no-dom-name': noDomName,
  },
};
