/** `make`, done once for each object: several fields of a document are read off the same finds. */
export function keptBy<From extends object, Made>(make: (from: From) => Made): (from: From) => Made {
  const kept = new WeakMap<From, { readonly made: Made }>();
  return (from) => {
    const known = kept.get(from) ?? { made: make(from) };
    kept.set(from, known);
    return known.made;
  };
}
