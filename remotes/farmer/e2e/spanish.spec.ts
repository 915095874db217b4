import { expectAccessible } from '@furrow/testing/accessibility';
import { expectReflow } from '@furrow/testing/every-visitor';
import { byKeyboard } from '../../../e2e/src/keyboard';
import { expect, open, test, type Page } from '../../../e2e/src/test';

/** The farmer's pages in Spanish, with the keyboard alone. */

// Both wizards and the dashboard say on the console what a server would be told.
test.use({ allowed: /^console\.log: / });

/** The page is in Spanish as a whole, accessible, and nothing is cut off on a phone, where Spanish words are longest. */
async function checkLook(page: Page) {
  await expect(page.locator('[data-island]').first()).not.toHaveAttribute('lang');
  // Its colors are those of the page in English.
  await expectAccessible(page, { colors: false });
  await expectReflow(page);
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('a farm is registered in Spanish, and the dashboard knows of it', async ({ page }) => {
  test.slow();
  const keys = byKeyboard(page);
  await open(page, '/es/onboarding');
  await expect(page).toHaveTitle('Registra tu granja en 5 minutos | Furrow');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await keys.press('link "Saltar al contenido"', 'Enter');
  await keys.press('button "Empezar"', 'Enter');
  await expect(page.getByRole('progressbar', { name: 'Avance' })).toHaveAttribute(
    'aria-valuetext',
    '20\u00a0%, Paso 2 de 6',
  );
  await expect(page.getByRole('button', { name: /Coinbase Wallet.*No instalada/ })).toBeDisabled();
  await keys.press('button "MetaMask', 'Enter');
  await expect(page.getByText('¡Billetera conectada!')).toBeVisible();
  await expect(page.getByText('MetaMask está lista: 0x71c4…3e9a.')).toBeVisible();
  await checkLook(page);
  await keys.press('button "Continuar con el perfil"', 'Enter');

  await keys.press('button "Continuar"', 'Enter');
  await expect(page.getByRole('heading', { name: 'Hay 4 respuestas por revisar' })).toBeFocused();
  await expect(page.getByLabel('Nombre de la granja')).toHaveAccessibleDescription('Escribe el nombre de la granja');
  await checkLook(page);
  await keys.press('link "Nombre"', 'Enter');
  await page.keyboard.type('Ana');
  await keys.type('textbox "Apellido"', 'Quispe');
  await keys.type('textbox "Nombre de la granja"', 'La Esperanza');
  await keys.type('textbox "Ubicación"', 'Oruro');
  await keys.press('radio "Pequeña"', 'Space ArrowRight', 'radio "Mediana" [checked]');
  await keys.choose('combobox "Producto principal"', 'Granos');
  await keys.press('button "Continuar"', 'Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Seis herramientas para tu granja.' })).toBeVisible();
  await keys.press('button "Continuar con la DAO"', 'Enter');
  for (const status of ['Activa', 'Aprobada', 'Borrador'])
    await expect(page.getByText(status, { exact: true })).toBeVisible();
  await checkLook(page);
  await keys.press('button "Terminar el registro"', 'Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Todo listo, Ana.' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Tamaño de la granjaMediana');
  await checkLook(page);
  await keys.press('link "Ir al panel"', 'Enter');

  await expect(page).toHaveURL('/es/dashboard');
  await expect(page.getByText('¡Te damos la bienvenida a Furrow, Ana!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Buen(?:os días|as tardes|as noches), Ana\.$/);
  const activity = page.getByRole('region', { name: 'Tu actividad' });
  await expect(activity.getByRole('heading', { level: 3 })).toHaveText('Granja registrada');
  await expect(activity).toContainText('Ana Quispe, La Esperanza. 100 tokens de gobernanza');
  await expect(activity).toContainText('hecho');
  await checkLook(page);
});

test('a loan is applied for in Spanish, and the ledger of the visitor stays in one language', async ({ page }) => {
  test.slow();
  const keys = byKeyboard(page);
  await open(page, '/es/loan-application');
  await expect(page).toHaveTitle('Pide un préstamo de hasta $100,000 al 8.0 % | Furrow');
  await keys.press('link "Saltar al contenido"', 'Enter');
  await keys.type('textbox "Año de fundación"', '1899');
  await keys.press('button "Continuar con el monto"', 'Enter');
  await expect(page.getByRole('heading', { name: 'Hay 3 respuestas por revisar' })).toBeFocused();
  await expect(page.getByText('El año de fundación tiene que ser 1900 o posterior').first()).toBeVisible();
  await checkLook(page);
  await keys.press('link "Nombre de la granja"', 'Enter');
  await page.keyboard.type('La Esperanza');
  await keys.type('textbox "Dirección de la granja"', 'Calle 5, Oruro');
  await keys.choose('combobox "Tamaño de la granja"', 'Mediana, de 50 a 200 acres');
  await keys.press('textbox "Año de fundación"', 'ControlOrMeta+a 1 9 9 8');
  await keys.type('combobox "Otros cultivos"', 'Papa,Oca,');
  await expect(page.getByRole('combobox', { name: 'Otros cultivos' })).toHaveAccessibleDescription(
    'Elige una opción, o escribe y presiona Enter. Elegidos: Papa, Oca',
  );
  await keys.press('button "Continuar con el monto"', 'Enter');

  const ticket = page.getByRole('region', { name: 'Tu préstamo' });
  await expect(ticket).toContainText('Pago mensual$869.88');
  await keys.press('spinbutton "Monto del préstamo"', 'ControlOrMeta+a 2 5 0 0 0');
  await keys.press('radio "12 meses" [checked]', 'ArrowRight ArrowRight', 'radio "24 meses" [checked]');
  await expect(ticket).toContainText('$1,130.68');
  await keys.press('summary "Calendario de pagos"', 'Enter');
  await keys.press('summary "Ver como tabla"', 'Enter');
  await expect(ticket.getByRole('table', { name: 'Saldo, mes por mes' })).toBeVisible();
  await expect(ticket.getByText('1 a 12 de 24')).toBeVisible();
  await checkLook(page);
  await keys.type('spinbutton "Gastos mensuales"', '12.500');
  await expect(page.getByLabel('Gastos mensuales')).toHaveAccessibleDescription(
    '“12.500” podría ser dos cantidades. Escribe 12,500 o 12.50.',
  );
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Backspace');
  await keys.type('textbox "Plan de negocio"', 'Riego por goteo antes de junio.');
  await keys.press('button "Continuar con la garantía"', 'Enter');

  await expect(page.getByText('Elige al menos un tipo de garantía para asegurar tu préstamo.')).toBeVisible();
  await keys.press('checkbox "Tierra', 'Space');
  await keys.type('spinbutton "Valor de la tierra"', '42000');
  await expect(page.getByRole('region', { name: 'Préstamo sobre valor' })).toContainText('59.5 %');
  await expect(page.getByText('Riesgo medio').last()).toBeVisible();
  await checkLook(page);
  await keys.press('button "Revisar"', 'Enter');
  await expect(page.getByRole('region', { name: 'Revisión, paso 4 de 4' })).toBeFocused();
  await checkLook(page);
  await keys.press('checkbox "Leí los términos y los acepto"', 'Space');
  await keys.press('button "Enviar la solicitud"', 'Enter');
  await expect(page.getByText('¡Solicitud enviada!')).toBeVisible();
  await expect(page).toHaveURL('/es/dashboard');

  const activity = page.getByRole('region', { name: 'Tu actividad' });
  await expect(activity).toContainText('Solicitud de préstamo enviada');
  await expect(activity).toContainText('$25,000 a 24 meses');
  await expect(activity).toContainText('enviada');
  // The same entry on the page in English.
  await open(page, '/dashboard');
  await expect(page.getByRole('region', { name: 'Your activity' })).toContainText('Loan application submitted');
  await expect(page.getByRole('region', { name: 'Your activity' })).toContainText('$25,000 over 24 months');
});
