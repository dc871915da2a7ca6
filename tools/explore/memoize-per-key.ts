/** Memoizes by object and second argument: exploring immutable cases takes seconds. */
export const memoizePerKey = <Key extends object, By, Made>(make: (key: Key, by: By) => Made) => {
  const known = new WeakMap<Key, Map<By, Made>>();
  return (key: Key, by: By): Made => {
    const ofKey = known.get(key) ?? new Map<By, Made>();
    known.set(key, ofKey);
    const made = ofKey.get(by) ?? make(key, by);
    ofKey.set(by, made);
    return made;
  };
};
