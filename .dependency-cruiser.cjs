/**
 * Who may know whom. pnpm already stops an import of a package that is not a dependency; these are the rules within and
 * between ours.
 */
const code = '\\.(ts|tsx)$';

/** The folders of the release command: each knows those before it. */
const layers = ['domain', 'store', 'compose', 'check', 'server', 'operations', 'cli'];

/** The folders of scripts/, and which others each of them knows. */
const foldersOfScripts = {
  workspace: [],
  machine: ['workspace'],
  packages: ['workspace'],
  checks: ['workspace', 'machine', 'packages'],
  bench: ['workspace', 'machine'],
  new: ['workspace'],
};

/**
 * The folders of the host's engine are its bundles, and each knows others that are loaded before it or copied into it:
 * the inline scripts of the head, the boot script, what is in both the boot script and the first file, the first file,
 * and what is loaded later. `prerender` runs when the host is built.
 */
const bundles = {
  head: [],
  common: ['head'],
  boot: ['common', 'head'],
  first: ['common', 'head'],
  'later/common': ['first', 'common', 'head'],
  'later/fragments': ['later/common', 'first', 'common', 'head'],
  'later/releases': ['later/common', 'first', 'common', 'head'],
  'later/navigation': ['later/common', 'first', 'common', 'head'],
  'later/override': ['later/common', 'first', 'common', 'head'],
  'later/observer': ['common', 'head'],
  'later/inspector': ['later/observer', 'later/override', 'later/common', 'first', 'common', 'head'],
};

module.exports = {
  forbidden: [
    {
      name: 'host-knows-no-remote',
      comment: 'The host finds remotes in the discovery document, so that a new one goes live without a host build.',
      severity: 'error',
      from: { path: '^host/' },
      to: { path: '^remotes/' },
    },
    {
      name: 'remotes-know-neither-each-other-nor-the-host',
      comment: 'Each is built and released alone. What two of them need moves to shared/.',
      severity: 'error',
      from: { path: '^remotes/([^/]+)/' },
      to: { path: '^(remotes/(?!$1/)|host/)' },
    },
    {
      name: 'the-contract-has-no-dependencies',
      comment: 'A remote of any toolchain installs its types, and installs nothing else with them.',
      severity: 'error',
      from: { path: '^shared/page/contract/src/' },
      to: { pathNot: '^shared/page/contract/src/' },
    },
    {
      name: 'shared-knows-nobody-above-it',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(host|remotes|e2e|scripts)/' },
    },
    {
      name: 'machinery-knows-no-site',
      comment:
        'What runs in the pages of any site gets what it needs of this one as a parameter, and what its packages say of themselves.',
      severity: 'error',
      from: { path: '^shared/(page|tools)/' },
      to: { path: '^shared/site/' },
    },
    {
      name: 'pages-know-no-tool',
      comment: 'What runs in a page is built by the tools, and imports none.',
      severity: 'error',
      from: { path: '^shared/(page|site)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^shared/tools/', pathNot: 'ambient\\.d\\.ts$' },
    },
    ...Object.entries(bundles).map(([bundle, known]) => ({
      name: `engine-${bundle.replaceAll('/', '-')}-knows-what-is-loaded-with-it`,
      comment: 'The folders of the engine say in which bundle code runs. What is imported comes into the bundle.',
      severity: 'error',
      from: { path: `^shared/page/engine/src/${bundle}/`, pathNot: '\\.test\\.tsx?$' },
      to: {
        path: `^shared/page/engine/src/(?!(${[bundle, ...known].join('|')})/)`,
        dependencyTypesNot: ['type-only', 'dynamic-import'],
      },
    })),
    {
      name: 'release-command-is-no-part-of-an-app',
      comment:
        'Whatever an app or its build imports is hashed into its name: an edit of the release command must not change any app.',
      severity: 'error',
      from: { path: '^(host|remotes/[^/]+/(?!e2e/)|shared/(?!tools/(release|furrow|create-remote|create-site)/))' },
      to: { path: '^shared/tools/release/' },
    },
    ...layers.slice(0, -1).map((layer, index) => ({
      name: `release-${layer}-knows-nothing-above-it`,
      comment: `The release command is built up in the order ${layers.join(', ')}.`,
      severity: 'error',
      from: { path: `^shared/tools/release/src/${layer}/`, pathNot: '\\.test\\.ts$' },
      to: { path: `^shared/tools/release/src/(${layers.slice(index + 1).join('|')}|testing)/` },
    })),
    {
      name: 'documents-know-no-plan',
      comment:
        'compose/document makes HTML of releases, compose/site plans what is to be made, compose/apply writes it.',
      severity: 'error',
      from: { path: '^shared/tools/release/src/compose/document/', pathNot: '\\.test\\.ts$' },
      to: { path: '^shared/tools/release/src/compose/(site|apply)/' },
    },
    {
      name: 'documents-are-made-of-what-is-given',
      comment:
        'The same releases give the same HTML: compose/document reads no store, file or network. compose/site reads for it.',
      severity: 'error',
      from: { path: '^shared/tools/release/src/compose/document/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(shared/tools/release/src/store/|(fs|http|https|net|child_process|worker_threads)(/|$))' },
    },
    {
      name: 'the-plan-of-a-site-writes-nothing',
      comment:
        'compose/document makes HTML of releases, compose/site plans what is to be made, compose/apply writes it.',
      severity: 'error',
      from: { path: '^shared/tools/release/src/compose/site/', pathNot: '\\.test\\.ts$' },
      to: { path: '^shared/tools/release/src/compose/apply/' },
    },
    {
      name: 'the-command-line-is-for-people',
      comment: 'It parses and prints. Scripts and tests call the operations that it calls.',
      severity: 'error',
      from: { path: '^(scripts|e2e)/' },
      to: { path: '^shared/tools/release/src/cli/' },
    },
    {
      name: 'e2e-sees-the-site-from-outside',
      severity: 'error',
      from: { path: '^(e2e|remotes/[^/]+/e2e)/' },
      to: { path: '^(host|remotes/[^/]+/(?!e2e/))' },
    },
    {
      name: 'apps-know-no-test-of-the-site',
      severity: 'error',
      from: { path: '^(host|remotes/[^/]+/(?!e2e/))' },
      to: { path: '^(e2e|remotes/[^/]+/e2e)/' },
    },
    {
      name: 'scripts-import-no-remote',
      comment: 'They find the remotes in their folders, so that one can be deleted.',
      severity: 'error',
      from: { path: '^scripts/' },
      to: { path: '^remotes/' },
    },
    {
      name: 'scripts-know-no-test-of-the-site',
      comment: 'End-to-end tests use what finds programs and starts processes, and never the other way round.',
      severity: 'error',
      from: { path: '^scripts/' },
      to: { path: '^e2e/' },
    },
    {
      name: 'commands-are-nobodys-dependency',
      comment: 'A file directly in scripts/ is what one `pnpm` command runs. What two commands need is in a folder.',
      severity: 'error',
      from: {},
      to: { path: '^scripts/[^/]+\\.(ts|mjs)$' },
    },
    ...Object.entries(foldersOfScripts).map(([folder, known]) => ({
      name: `scripts-${folder}-knows-what-is-below-it`,
      severity: 'error',
      from: { path: `^scripts/${folder}/` },
      to: { path: `^scripts/(?!(${[folder, ...known].join('|')})/)` },
    })),
    {
      name: 'pages-know-no-other-page',
      comment: "What two pages need moves to the remote's src/ui or src/data.",
      severity: 'error',
      from: { path: '^remotes/([^/]+)/src/pages/([^/]+)/' },
      to: { path: '^remotes/$1/src/pages/(?!$2/)' },
    },
    {
      name: 'only-routes-import-pages',
      comment: 'A page is a chunk of its own: whoever imports it directly puts it into another chunk.',
      severity: 'error',
      from: { path: '^remotes/', pathNot: '(/routes\\.ts|\\.test\\.tsx?)$' },
      to: { path: '\\.page\\.tsx$' },
    },
    {
      name: 'models-know-no-react',
      comment: 'Rules are plain functions and effector units, tested without a browser.',
      severity: 'error',
      from: { path: '\\.(model|schema)\\.ts$' },
      to: {
        path: '(node_modules/(react|react-dom|effector-react|antd|lucide-react)/|\\.tsx$|\\.css$)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'data-is-inert',
      comment: 'Records, pictures, types and messages. What computes is a model.',
      severity: 'error',
      from: { path: '\\.data\\.ts$' },
      to: {
        pathNot: '(\\.(data\\.ts|md|svg|png|webp)|[/-]words\\.tsx?)$',
        dependencyTypesNot: ['type-only'],
        couldNotResolve: false,
      },
    },
    {
      name: 'host-loads-the-small-zod',
      comment: 'The full zod costs 24 kB of the first bytes of every page, zod/mini 6.',
      severity: 'error',
      from: { path: '^(host|shared/page/engine)/src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: 'node_modules/zod/(index|v4/(index|classic/))', reachable: true },
    },
    {
      name: 'tests-are-nobodys-dependency',
      severity: 'error',
      from: {},
      to: { path: '\\.(test|spec)\\.tsx?$' },
    },
    {
      name: 'test-helpers-serve-tests-alone',
      severity: 'error',
      from: { pathNot: '\\.(test|spec)\\.tsx?$|/testing/' },
      to: { path: '^shared/page/engine/src/testing/' },
    },
    {
      name: 'no-cycles',
      comment: 'Type imports vanish at build time and may point both ways.',
      severity: 'error',
      from: { path: code },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.origin|\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css', '.svg', '.png', '.webp'],
    },
  },
};
