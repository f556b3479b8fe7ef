import { expect, test } from 'vitest';
import { FAMILIES, type FamilyName } from '../papers/families.js';
import { diceFrom } from '../pdf-forgeries/dice.js';
import { plainMarkup } from './edits/edited-markup.js';
import { RECIPES, twinsOf } from './recipes.js';

/** Of a family of cards alone no series is made: its edits are of statements and stubs, too. */
const FAMILY_NAMES = (Object.keys(FAMILIES) as FamilyName[]).filter(
  (name) => FAMILIES[name].statements.length > 0 && FAMILIES[name].payStubs.length > 0,
);

/** Edits of numbers that no layout of a family prints: no series of these can be made of it. */
const WITHOUT: Partial<Record<FamilyName, readonly string[]>> = {};

test.each(FAMILY_NAMES)(
  '%s: every edit finds a layout that prints what it changes, and changes what is printed',
  async (name) => {
    for (const recipe of RECIPES) {
      const twins = await twinsOf(recipe, FAMILIES[name], diceFrom(5));
      expect(twins !== undefined, recipe.technique).toBe(!WITHOUT[name]?.includes(recipe.technique));
      if (!twins) continue;
      expect(plainMarkup(twins.edited.markup ?? ''), recipe.technique).not.toBe(
        twins.original.document.drawing.markup,
      );
    }
  },
);

test('the same dice give the same twins', async () => {
  for (const recipe of RECIPES.slice(0, 3)) {
    const [one, other] = [
      await twinsOf(recipe, FAMILIES.papers, diceFrom(9)),
      await twinsOf(recipe, FAMILIES.papers, diceFrom(9)),
    ];
    expect(one).toEqual(other);
  }
});

test('a raise without its taxes keeps gross less what is withheld, and no longer withholds 6.2 %', async () => {
  const recipe = RECIPES.find(({ technique }) => technique === 'stub-tax-law')!;
  const twins = await twinsOf(recipe, FAMILIES.papers, diceFrom(3));
  expect(twins?.edited.arithmetic).toBe('keeps');
  expect(twins?.edited.what).toMatch(/^consistent: .+ -> .+; .+ -> .+/);
});

test('a statement made to look fresh is submitted after the days that it then bears', async () => {
  const recipe = RECIPES.find(({ technique }) => technique === 'statement-year')!;
  const twins = await twinsOf(recipe, FAMILIES.papers, diceFrom(3));
  const years = [...(twins?.edited.what ?? '').matchAll(/-> \D*(?:\d{1,2}\D+){0,2}(\d{4})/g)].map(
    ([, year]) => year,
  );
  expect(years.length).toBeGreaterThan(0);
  expect(Number(twins?.edited.receivedOn?.slice(0, 4))).toBeGreaterThanOrEqual(
    Math.max(...years.map(Number)),
  );
  expect(twins?.edited.receivedOn?.slice(4)).toBe(twins?.original.receivedOn.slice(4));
});
