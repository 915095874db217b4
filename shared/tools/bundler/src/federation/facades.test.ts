import { importsOf } from './facades';

const forms = '@furrow/forms';

it.each<[string, string[]]>([
  [`import { object, zEnum as choice, type Infer } from '@furrow/forms';`, ['object', 'zEnum']],
  [`import {\n  useForm,\n  useWatch,\n} from "@furrow/forms";`, ['useForm', 'useWatch']],
  [`import type { Infer } from '@furrow/forms';`, []],
  [`export { useForm } from '@furrow/forms';`, ['useForm']],
  [`import * as forms from '@furrow/forms';`, ['*']],
  [`const forms = () => import('@furrow/forms');`, ['*']],
  [`import '@furrow/forms';`, []],
  [`import { draft } from '@furrow/forms/draft';\nimport { object } from '@furrow/forms';`, ['object']],
])('reads what %j takes at run time', (source, imported) => {
  expect(importsOf(forms, source)).toEqual(imported);
});
