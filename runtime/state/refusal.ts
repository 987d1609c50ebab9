/** The event on the document after a lead that waited was refused. Nothing that shows it is fetched before. */
export const refusalEvent = 'lead-refused';
