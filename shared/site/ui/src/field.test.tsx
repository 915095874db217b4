import { render, screen } from '@testing-library/react';
import { Field, FieldGroup } from './field';
import { Checkbox, TextInput } from './input';

describe('Field', () => {
  test('names its control', () => {
    render(
      <Field label="Farm name">
        <TextInput />
      </Field>,
    );
    expect(screen.getByRole('textbox', { name: 'Farm name' })).toBeValid();
  });

  test('says its help with the control', () => {
    render(
      <Field label="Farm name" help="As buyers will see it.">
        <TextInput />
      </Field>,
    );
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('As buyers will see it.');
  });

  test('replaces the help by the error and marks the control', () => {
    render(
      <Field label="Location" help="City and state" error="Location is required">
        <TextInput />
      </Field>,
    );
    const control = screen.getByRole('textbox', { name: 'Location' });
    expect(control).toBeInvalid();
    expect(control).toHaveAccessibleDescription('Location is required');
    expect(screen.queryByText('City and state')).not.toBeInTheDocument();
  });

  test('keeps the asterisk of a required field out of its name', () => {
    render(
      <Field label="Email" required>
        <TextInput />
      </Field>,
    );
    expect(screen.getByRole('textbox', { name: 'Email' })).toBeRequired();
    expect(screen.getByText('*')).toBeInTheDocument();
  });

  test('lets a control inside something else take the attributes', () => {
    render(
      <Field label="Price" error="Enter a price">
        {(control) => (
          <span>
            $ <TextInput {...control} />
          </span>
        )}
      </Field>,
    );
    expect(screen.getByRole('textbox', { name: 'Price' })).toHaveAccessibleDescription('Enter a price');
  });
});

test('a group of controls has one name and one error', () => {
  render(
    <FieldGroup label="Collateral" error="Choose at least one">
      <Checkbox>Land</Checkbox>
      <Checkbox>Crops</Checkbox>
    </FieldGroup>,
  );
  const group = screen.getByRole('group', { name: 'Collateral' });
  expect(group).toHaveAccessibleDescription('Choose at least one');
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
});
