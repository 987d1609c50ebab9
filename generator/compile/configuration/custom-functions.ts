import type { FactFormat } from '../../4-render/fact-formats.ts';
import type { Host } from '../../4-render/host.ts';
import { type Diagnostic, DiagnosticError, finding } from '../../diagnostics/diagnostic.ts';
import type { ReportFormat } from '../../node/config.ts';
import { inTime } from '../../package/in-time.ts';
import { framesOf } from '../../package/stack-frames.ts';

/* Functions of a configuration that report WL6034 where they throw or return something else than they should. */

export const asReportFormat =
  (file: string) =>
  (name: string, format: ReportFormat): ReportFormat =>
  (result) =>
    checked({ file, what: `The report format '${name}'`, must: 'a text' }, () => format(result), isText);

export const asHost =
  (file: string) =>
  (name: string, host: Host): Host => {
    const { files, configuration, limits } = host;
    const named = (must: string) => ({ file, what: `The host '${name}'`, must });
    const ofFiles = named('a group of file names with their texts');
    return {
      ...host,
      files: (site) => checked(ofFiles, () => files(site), isFiles),
      ...(configuration && { configuration: (site) => checked(ofFiles, () => configuration(site), isFiles) }),
      ...(limits && { limits: (site) => checked(named('a list of limits, each with a message and a hint'), () => limits(site), isLimits) }),
    };
  };

export const asFactFormat =
  (file: string) =>
  (name: string, format: FactFormat): FactFormat =>
  (...given) =>
    checked({ file, what: `The fact format '${name}'`, must: 'a text' }, () => format(...given), isText);

interface CalledFunction {
  /** The configuration, which an error without a place is reported in. */
  readonly file: string;
  /** The name of the function as the subject of a sentence. */
  readonly what: string;
  readonly must: string;
}

const isText = (value: unknown) => typeof value === 'string';
const isFiles = (value: unknown) => typeof value === 'object' && value !== null && Object.values(value).every(isText);

const isLimits = (value: unknown) => Array.isArray(value) && value.every((one) => isText(one?.message) && isText(one?.hint));

/** The result of a function; throws a `DiagnosticError` if it throws or returns something else. */
function checked<Value>({ file, what, must }: CalledFunction, run: () => Value, isRight: (value: unknown) => boolean): Value {
  let value: Value;
  try {
    value = inTime(run);
  } catch (error) {
    const place = framesOf(error).find((frame) => !frame.file.startsWith('node_modules/'));
    throw configFailure(`${what} stops with an error: ${error instanceof Error ? error.message : String(error)}`, place ?? { file });
  }
  if (!isRight(value)) throw configFailure(`${what} must return ${must}`, { file });
  return value;
}

/** WL6034, as an error that stops the command. */
export const configFailure = (message: string, place: Pick<Diagnostic, 'file' | 'line' | 'column'>) =>
  new DiagnosticError([finding('WL6034', place, [`${message.replace(/\.$/, '')}.`, 'Correct it in the configuration.'])]);
