/** Licences allowed in the product. */
const inProduct = ['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'Unlicense', 'OFL-1.1'];
/** Licences allowed only in build and test tools. */
const inTools = [...inProduct, 'MPL-2.0', 'CC-BY-4.0', 'EPL-2.0'];
/** Packages without a licence in their manifest; their files say MIT. */
const saidElsewhere = ['eval', 'png-js', 'require-like'];

const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

const isAllowed = (licence, allowed) =>
  licence
    .replace(/[()]/g, '')
    .split(/ OR /)
    .some((choice) => choice.split(/ AND /).every((each) => allowed.includes(each)));

/** One line for everything that should not be there, and how many packages have which licence. */
export const findings = (manifest, lock) => {
  const loose = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
    .filter(([, version]) => !exact.test(version))
    .map(([name, version]) => `${name} has no exact version: ${version}`);
  const packages = Object.entries(lock.packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => ({ name: path.slice(path.lastIndexOf('node_modules/') + 13), ...entry }));
  const counts = new Map();
  const wrong = [...loose];
  for (const { name, license, dev, integrity } of packages) {
    const licence = license ?? (saidElsewhere.includes(name) ? 'MIT' : 'none');
    const place = dev === true ? 'to make it' : 'in the product';
    counts.set(`${licence} ${place}`, (counts.get(`${licence} ${place}`) ?? 0) + 1);
    if (!isAllowed(licence, dev === true ? inTools : inProduct)) wrong.push(`${name}: ${licence} ${place}`);
    if (integrity === undefined) wrong.push(`${name} has no hash in package-lock.json`);
  }
  const listed = [...counts].sort(([a], [b]) => a.localeCompare(b)).map(([what, count]) => `${what} ${count}`);
  return { wrong, licences: `licences: ${listed.join(', ')}` };
};
