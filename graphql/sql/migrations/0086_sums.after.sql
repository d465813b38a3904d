select recount_tables('search_head');
