// React chooses its build when it is loaded; the one for production renders several times faster.
process.env.NODE_ENV ??= 'production';
