/** Prints why a command stopped, and returns its exit code. */
export async function printFailure(error: unknown): Promise<number> {
  const { missingPackage, missingPackageMessage, printInternalError, diskErrorMessage, UsageError } = await import('./command-errors.ts');
  const print = (text: string) => process.stderr.write(`${text}\n`);
  if (error instanceof UsageError) {
    print(error.message);
    return 2;
  }
  const { faultsOfTheme, Stopped } = await import('../generator/index.ts');
  const { siteHere } = await import('./options.ts');
  const site = siteHere();
  const faults = await faultsOfTheme(error, site);
  if (faults.length) {
    const { printedSite, printFaults } = await import('./print.ts');
    printFaults(faults, await printedSite(site));
    return (await import('./exit-code.ts')).exitCodeOf(faults);
  }
  const missing = missingPackage(error);
  if (missing) {
    print(await missingPackageMessage(missing));
    return 2;
  }
  const ofDisk = diskErrorMessage(error);
  if (ofDisk) {
    print(ofDisk);
    return 2;
  }
  if (error instanceof Stopped) print(`${error.message} Nothing was written; the last good site is untouched.\n${error.hint}`);
  else printInternalError(error);
  return 70;
}
