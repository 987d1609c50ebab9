/** The event on the document after a waiting lead was refused. The script that shows it is fetched then. */
export const refusalEvent = 'lead-refused';
