import { expect, test } from 'vitest';

interface Shape {
  readonly constant: string;
  readonly files: Readonly<Record<string, string>>;
}
const { shapeOfType, stepsAfterType } = (await import(new URL('./shape.mjs', import.meta.url).href)) as {
  shapeOfType: (name: string) => Shape;
  stepsAfterType: (shape: Shape) => string[];
};

test('a type is a descriptor, its words and its examples', () => {
  const { files, constant } = shapeOfType('form-1098');
  expect(Object.keys(files)).toEqual(['form-1098.ts', 'words.json', 'specs.json']);
  expect(files['form-1098.ts']).toContain(`export const ${constant}: DocumentType`);
  const words = JSON.parse(files['words.json'] ?? '') as Record<string, unknown>;
  const [spec] = JSON.parse(files['specs.json'] ?? '') as { fields: object }[];
  expect(Object.keys(words)).toEqual(Object.keys(spec?.fields ?? {}));
});

test('what a person has to write says so', () => {
  const { files } = shapeOfType('form-1098');
  expect(files['form-1098.ts']).toContain('TODO/form_1098');
  expect(files['specs.json']).toContain('TODO');
});

test('the steps name the folder and the constant', () => {
  const steps = stepsAfterType(shapeOfType('form-1098')).join('\n');
  expect(steps).toContain('FORM_1098');
  expect(steps).toContain('docs/fields.md');
});

test.each([[''], ['Form'], ['a b'], ['../x'], ['a--b']])("'%s' is no name of a type", (name) => {
  expect(() => shapeOfType(name)).toThrow(RangeError);
});
