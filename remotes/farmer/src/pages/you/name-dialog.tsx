import type { FormEvent } from 'react';
import { Button } from '@furrow/ui/button';
import { Dialog } from '@furrow/ui/dialog';
import { Field } from '@furrow/ui/field';
import { TextInput } from '@furrow/ui/input';
import { renameVisitor, type Visitor } from '@furrow/you/model';
import styles from './dialogs.module.css';

/** What the site calls the visitor. An empty field is what the site does not know. */
export function NameDialog({ you, onClose }: { you: Visitor; onClose: () => void }) {
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { elements } = event.currentTarget;
    const text = (name: string) => (elements.namedItem(name) as HTMLInputElement).value;
    renameVisitor({ first: text('first'), last: text('last'), farm: text('farm'), place: text('place') });
    onClose();
  }
  return (
    <Dialog title="Change your name or farm" onClose={onClose}>
      <form className={styles.form} onSubmit={save}>
        <Field label="First name">
          <TextInput name="first" defaultValue={you.first} autoComplete="given-name" />
        </Field>
        <Field label="Last name">
          <TextInput name="last" defaultValue={you.last} autoComplete="family-name" />
        </Field>
        <Field label="Farm name">
          <TextInput name="farm" defaultValue={you.farm} autoComplete="organization" />
        </Field>
        <Field label="Location">
          <TextInput name="place" defaultValue={you.place} autoComplete="address-level2" />
        </Field>
        <div className={styles.actions}>
          <Button type="submit">Save</Button>
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
