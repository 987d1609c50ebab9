import type { ReactNode } from 'react';
import type { Localized } from '../../../generator/model/localized.ts';
import type { Course } from './use-form.ts';

/** What every part of a form is told: the form's id, unique on the page, and its course. */
export interface FormPart {
  readonly id: string;
  readonly course: Course;
}

/** GOV.UK's error summary: it takes the focus, and its texts are those at the fields. */
export function ProblemSummary({ id, course, heading }: FormPart & { readonly heading: Localized }): ReactNode {
  if (course.problems.length === 0) return null;
  return (
    <div className="form-problems" tabIndex={-1} ref={course.notice}>
      <div role="alert">
        <h3 className="form-problems-heading">{heading}</h3>
        <ul>
          {course.problems.map(({ field, text }) => (
            <li key={field}>
              <a href={`#${id}-${field}`}>{text}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** What is wrong with one field, beside it. */
export function FieldProblem({ id, course, name }: FormPart & { readonly name: string }): ReactNode {
  const problem = course.problems.find(({ field }) => field === name);
  if (!problem) return null;
  return (
    <p className="form-problem" id={`${id}-${name}-problem`}>
      {problem.text}
    </p>
  );
}

/** Attributes of a field that is wrong. */
export function wrong({ id, course, name }: FormPart & { readonly name: string }) {
  const told = course.problems.some(({ field }) => field === name);
  return told ? { 'aria-invalid': true, 'aria-describedby': `${id}-${name}-problem` } : {};
}
