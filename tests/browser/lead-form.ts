import { expect, type Locator, type Page } from 'playwright/test';
import { wake } from './wake.ts';

export const leadVisitor = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  company: 'Panadería Ruiz',
  email: 'ana@example.org',
  phone: '612 345 678',
};

export const dialog = (page: Page): Locator => page.locator('dialog.lead-dialog');
export const opener = (page: Page): Locator => page.locator('main a[href="#reserve"]').filter({ visible: true }).first();
export const leadField = (page: Page, name: string): Locator => dialog(page).locator(`[name="${name}"]`);
export const leadSubmit = (page: Page): Locator => dialog(page).locator('[type="submit"]');
export const leadProblems = (page: Page): Locator => dialog(page).locator('.form-problems');
export const leadSuccess = (page: Page): Locator => dialog(page).locator('.form-sent');

/** Goes to a page with a lead dialog and opens it. */
export async function openDialog(page: Page, address = '/es-es/ipad-offer/'): Promise<void> {
  await page.goto(address);
  await wake(page, 'lead-dialog');
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
}

export async function fillInLead(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(leadVisitor)) await leadField(page, name).fill(value);
  await leadField(page, 'acceptTerms').check();
}
